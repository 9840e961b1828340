export { type RenderedPage, type RenderRequest, renderApp } from './app/render-app.tsx'
export * from './doors.ts'
export { clientMenu } from './menu/client-menu.ts'
