import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Language } from '@seriba/server-kit/language'

const phrases = { en, ru }

/** The name staff use. */
export const statusLabel = (status: BidStatus, language: Language): string =>
  phrases[language].lots.bidStatus[bidStatusName(status)]

/** The name the client sees. */
export const clientStatusLabel = (status: BidStatus, language: Language): string =>
  phrases[language].lots.clientBidStatus[bidStatusName(status)]
