import { portalPhrases } from '@seriba/i18n/portal-phrases'

export const app = {
  side: 'client',
  home: '/car-auctions',
  basename: '',
  otherApp: '/console/',
  phrases: portalPhrases,
} as const
