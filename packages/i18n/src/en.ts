import { auctionDay } from './en/auction-day.ts'
import { translationDesk } from './en/translation-desk.ts'
import { translations } from './en/translations.ts'
import { enFirst } from './en-first.ts'

/** Every phrase, by the concern it belongs to. What is not said first comes with its page (`use-lazy-namespace.ts`). */
export const en = { ...enFirst, auctionDay, translationDesk, translations } as const
