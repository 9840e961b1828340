import '@seriba/ui/styles.css'
import { phrases } from '@seriba/i18n/phrases'
import { startApp } from '@seriba/shell/manager'
import { routes } from './routes.tsx'
import { store } from './store.ts'

void startApp({
  side: 'manager',
  home: '/car-auctions',
  basename: '/console',
  otherApp: '/',
  phrases,
  store,
  routes,
})
