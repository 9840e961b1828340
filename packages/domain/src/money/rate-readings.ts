import type { RateSource } from './exchange-rates.ts'

/** Sources that are read automatically. */
export type ReadSource = Exclude<RateSource, 'manual' | 'tables'>
export const readSources = ['ecb', 'cbr', 'file'] as const satisfies readonly ReadSource[]

/** Why rates were not read: no answer, an unexpected answer, rates for a future day, or an implausible rate. */
export const rateFailures = ['noAnswer', 'unreadable', 'ahead', 'absurd'] as const
export type RateFailure = (typeof rateFailures)[number]

/** How the last reading of the source went; `failing` while the last one has failed. */
export type RateReading = {
  source: ReadSource
  triedAt: string | null
  readAt: string | null
  failing: { why: RateFailure; currency: string | null; since: string } | null
}
