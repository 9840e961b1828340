import '@seriba/ui/styles.css'
import { messages } from '@seriba/i18n/messages'
import { startApp } from '@seriba/shell/manager'
import { routes } from './routes.tsx'
import { store } from './store.ts'

void startApp({
  side: 'manager',
  home: '/car-auctions',
  basename: '/console',
  otherApp: '/',
  phrases: messages,
  store,
  routes,
})
