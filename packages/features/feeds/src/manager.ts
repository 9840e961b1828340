export { FeedsPage } from './page/FeedsPage.tsx'
