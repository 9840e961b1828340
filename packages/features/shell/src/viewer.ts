export { startViewer } from './app/start-viewer.tsx'
export { ShareLayout } from './layout/ShareLayout.tsx'
export type { PageHandle } from './pages/use-page.ts'
