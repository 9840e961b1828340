import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Language } from '@seriba/server-kit/language'

const phrases = { en, ru }

/** As staff calls it. */
export const statusLabel = (status: BidStatus, language: Language): string =>
  phrases[language].lots.bidStatus[bidStatusName(status)]

/** As the client does. */
export const clientStatusLabel = (status: BidStatus, language: Language): string =>
  phrases[language].lots.clientBidStatus[bidStatusName(status)]
