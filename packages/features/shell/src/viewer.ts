export { startViewer } from './app/start-viewer.tsx'
export { ShareLayout } from './layout/ShareLayout.tsx'
export { AwayNotFoundPage } from './pages/AwayNotFoundPage.tsx'
export { RouteLoading } from './pages/RouteLoading.tsx'
