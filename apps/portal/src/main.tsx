import '@seriba/ui/styles.css'
import { phrases } from '@seriba/i18n/phrases'
import { startApp } from '@seriba/shell/client'
import { routes } from './routes.tsx'
import { store } from './store.ts'

void startApp({
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases,
  store,
  routes,
})
