import { clientPhrases } from '@seriba/i18n/client-phrases'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases: clientPhrases,
} as const
