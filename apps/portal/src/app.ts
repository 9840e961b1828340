import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases: portalMessages,
  pagePhrases: portalPageMessages,
} as const
