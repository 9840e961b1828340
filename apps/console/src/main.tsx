import '@seriba/ui/styles.css'
import { companyMessages, consoleMessages } from '@seriba/i18n/console-messages'
import { managerMenu, startApp } from '@seriba/shell/manager'
import { routes } from './routes.tsx'
import { store } from './store.ts'

void startApp({
  side: 'manager',
  home: '/car-auctions',
  basename: '/console',
  otherApp: '/',
  menu: managerMenu,
  phrases: consoleMessages,
  pagePhrases: companyMessages,
  store,
  routes,
})
