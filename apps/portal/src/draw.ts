import { type DrawRequest, drawApp } from '@seriba/shell/client'
import { app } from './app.ts'
import { routes } from './routes.tsx'

/** Built for the server: the first picture of a page. */
export const draw = (request: DrawRequest) => drawApp({ ...app, routes }, request)
