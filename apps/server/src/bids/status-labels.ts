import { type BidStatus, type BidStatusName, bidStatusName } from '@seriba/domain/bids/bid-status'
import type { Language } from '../lib/language.ts'

type Labels = Record<BidStatusName, string>

/** As staff calls them. */
const labels: Record<Language, Labels> = {
  en: {
    new: 'New',
    bid: 'Bid',
    dontBid: 'Don’t bid',
    cancel: 'Cancel',
    finished: 'Finished',
    win: 'Win',
    blank: '–',
  },
  ru: {
    new: 'Новая',
    bid: 'Ставим',
    dontBid: 'Не ставим',
    cancel: 'Отмена',
    finished: 'Завершена',
    win: 'Выигрыш',
    blank: '–',
  },
}

/** Where clients have a word of their own. */
const forClients: Record<Language, Partial<Labels>> = {
  en: { new: 'Under review', win: 'Won' },
  ru: { new: 'На рассмотрении', win: 'Выиграна' },
}

export const statusLabel = (status: BidStatus, language: Language) => labels[language][bidStatusName(status)]

export const clientStatusLabel = (status: BidStatus, language: Language) =>
  forClients[language][bidStatusName(status)] ?? statusLabel(status, language)
