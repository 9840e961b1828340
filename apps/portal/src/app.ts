import { portalMessages } from '@seriba/i18n/portal-messages'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases: portalMessages,
} as const
