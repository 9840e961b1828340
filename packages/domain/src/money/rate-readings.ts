import type { RateSource } from './exchange-rates.ts'

/** Sources that are read by themselves. */
export type ReadSource = Exclude<RateSource, 'manual' | 'tables'>
export const readSources = ['ecb', 'cbr', 'file'] as const satisfies readonly ReadSource[]

/** Why rates were not read: no answer, one that is not what the source sends, rates of a day to come, one that cannot be true. */
export const rateFailures = ['noAnswer', 'unreadable', 'ahead', 'absurd'] as const
export type RateFailure = (typeof rateFailures)[number]

/** How reading the source went last; `failing` while the last reading has failed. */
export type RateReading = {
  source: ReadSource
  triedAt: string | null
  readAt: string | null
  failing: { why: RateFailure; currency: string | null; since: string } | null
}
