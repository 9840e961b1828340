import { type RenderRequest, renderApp } from '@seriba/shell/client'
import { app } from './app.ts'
import { routes } from './routes.tsx'

/** Built for the server: the first picture of a page. */
export const render = (request: RenderRequest) => renderApp({ ...app, routes }, request)
