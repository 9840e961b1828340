export { ImportsPage } from './list/ImportsPage.tsx'
export { ImportPage } from './page/ImportPage.tsx'
