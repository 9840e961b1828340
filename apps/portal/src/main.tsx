import '@seriba/ui/styles.css'
import { makeStore } from '@seriba/api/store'
import { startApp } from '@seriba/shell/client'
import { app } from './app.ts'
import { routes } from './routes.tsx'

const store = makeStore()
void startApp({ ...app, store, routes: routes(store) })
