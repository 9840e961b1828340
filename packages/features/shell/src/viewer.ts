export { startViewer } from './app/start-viewer.tsx'
export { ShareLayout } from './layout/ShareLayout.tsx'
export { NotFoundPage } from './pages/NotFoundPage.tsx'
export { RouteLoading } from './pages/RouteLoading.tsx'
