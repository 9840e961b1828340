import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'
import { clientMenu } from '@seriba/shell/client'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  menu: clientMenu,
  phrases: portalMessages,
  pagePhrases: portalPageMessages,
} as const
