import { phrases } from '@seriba/i18n/phrases'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases,
} as const
