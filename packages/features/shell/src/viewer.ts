export { startViewer } from './app/start-viewer.tsx'
export { ShareLayout } from './layout/ShareLayout.tsx'
export { RouteLoading } from './pages/RouteLoading.tsx'
export { StandaloneNotFoundPage } from './pages/StandaloneNotFoundPage.tsx'
