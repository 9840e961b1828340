import { hourMs } from '../time/jst.ts'

/** The languages into which sheets are translated, as callers of the API write them. */
export const sheetLanguages = ['EN', 'RU'] as const
export type SheetLanguage = (typeof sheetLanguages)[number]

/** Kinds of lots that have sheets, as their bids call them. */
export const translationTypes = ['auction', 'bike', 'mech'] as const
export type TranslationType = (typeof translationTypes)[number]

export const kindOfTranslation = { auction: 'car', bike: 'bike', mech: 'machinery' } as const

export const translationStatuses = ['waiting', 'answered'] as const
export type TranslationStatus = (typeof translationStatuses)[number]

export const translationLimits = {
  question: 1000,
  answer: 4000,
  files: 20,
  /** How many lots the desk lists at once. */
  listed: 200,
  /** Requests by one client within 24 hours. */
  requests: 50,
} as const

const nothing = ['no result', 'no results', 'нет результата']

/** An answer's text as it is stored: writing that there is nothing counts as writing nothing (GAP36). */
export function answerText(text: string): string {
  const said = text.trim()
  return nothing.includes(said.toLowerCase().replace(/[.!]{1,3}$/, '')) ? '' : said
}

type Answer = { text_en: string; text_ru: string; files: readonly unknown[] }

/** Whether staff found nothing to report. */
export const isEmptyAnswer = ({ text_en, text_ru, files }: Answer): boolean =>
  answerText(text_en) === '' && answerText(text_ru) === '' && files.length === 0

export type Urgency = 'over' | 'urgent' | 'soon' | 'later'

/** How urgent a request is: its lot is sold whether or not it was answered. */
export function urgencyOf(auctionDate: string | null, now: Date): Urgency {
  if (auctionDate === null) return 'later'
  const left = new Date(auctionDate).getTime() - now.getTime()
  if (left <= 0) return 'over'
  return left < hourMs / 2 ? 'urgent' : left < 1.25 * hourMs ? 'soon' : 'later'
}

/**
 * Whether a client is told when they will be answered: not for a lot that was sold before they asked, which comes
 * after all upcoming lots.
 */
export const hasPromisedTime = (requestedAt: string | Date, auctionDate: string | null): boolean =>
  auctionDate === null || new Date(auctionDate) > new Date(requestedAt)

/**
 * Within two hours of the request, and ten minutes before the lot is sold (2§2.12); if there is less time left, when
 * the lot is sold.
 */
export function promisedBy(requestedAt: string, auctionDate: string | null): Date {
  const asked = new Date(requestedAt).getTime()
  const answer = asked + 2 * hourMs
  const sold = auctionDate === null ? Number.POSITIVE_INFINITY : new Date(auctionDate).getTime()
  if (!hasPromisedTime(requestedAt, auctionDate)) return new Date(answer)
  const before = sold - hourMs / 6
  return new Date(Math.min(answer, before > asked ? before : sold))
}

/** Whether a promise has been broken: the queue shows such requests in red. */
export const isLate = (promisedAt: string, now: Date): boolean => new Date(promisedAt) < now

/** Whether somebody who saved a draft at that time is assumed to be still writing. */
export const isWriting = (savedAt: string, now: Date): boolean =>
  now.getTime() - new Date(savedAt).getTime() < hourMs / 6
