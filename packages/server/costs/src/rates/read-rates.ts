import { readFile } from 'node:fs/promises'
import { type DayRates, implausibleRate } from '@seriba/domain/money/exchange-rates'
import type { RateFailure } from '@seriba/domain/money/rate-readings'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { RatesConfig } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import type {} from '@seriba/server-kit/jobs'
import type { FastifyBaseLogger } from 'fastify'
import { ratesOfCbr, ratesOfEcb, ratesOfFile } from './parse-rates.ts'
import { RatesRefused, storeOutcome } from './rate-readings.ts'
import { lastRatesOf, storeRates } from './rates.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    readRates: Record<string, never>
  }
}

const usualTimeoutMs = 20_000
const largestAnswer = 1_000_000

type Ctx = { db: Db; rates: RatesConfig; log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs?: number }

/**
 * Reads the day's rates and stores the new ones. If anything is wrong with them, none is stored: the last ones stay in
 * use and grow old, and staff see that the source is failing.
 */
export async function readRates(
  { db, rates, log, timeoutMs = usualTimeoutMs }: Ctx,
  now = new Date(),
): Promise<number> {
  if (rates.source === 'manual') return 0
  const { source } = rates
  try {
    const { day, yenPer } = await dayRatesOf(rates, timeoutMs)
    const today = jstDay(now)
    if (day > addDays(today, 1))
      throw new RatesRefused(`the rates are of ${day}, which is still to come`, 'ahead')
    const wrong = implausibleRate(yenPer, await lastRatesOf(db))
    if (wrong !== undefined)
      throw new RatesRefused(`the rate of ${wrong} cannot be true: ${yenPer[wrong]}`, 'absurd', wrong)
    // In the Japanese evening the Bank of Russia already publishes the next day's rates: they count once that day has
    // begun.
    const kept = day > today ? 0 : await storeRates(db, { day, yenPer, source, by: null })
    await storeOutcome(db, source, null, now)
    return kept
  } catch (error) {
    // An error in our own database is not the source's fault: the job fails and is tried again.
    if (!(error instanceof RatesRefused)) throw error
    log.warn({ err: error, source }, 'exchange rates were not read: the last ones stay in use')
    await storeOutcome(db, source, { failure: error.failure, currency: error.currency }, now)
    return 0
  }
}

async function dayRatesOf(
  rates: Exclude<RatesConfig, { source: 'manual' }>,
  timeoutMs: number,
): Promise<DayRates> {
  const bytes = await read(rates.source === 'file' ? readFile(rates.file) : fetchBytes(rates.url, timeoutMs))
  try {
    return parse[rates.source](bytes)
  } catch (error) {
    throw refused(error, 'unreadable')
  }
}

const parse = {
  ecb: (bytes: Uint8Array) => ratesOfEcb(new TextDecoder().decode(bytes)),
  cbr: ratesOfCbr,
  file: (bytes: Uint8Array) => ratesOfFile(new TextDecoder().decode(bytes)),
}

const read = (answer: Promise<Uint8Array>): Promise<Uint8Array> =>
  answer.catch((error) => {
    throw refused(error, 'noAnswer')
  })

const refused = (error: unknown, failure: RateFailure) =>
  new RatesRefused(error instanceof Error ? error.message : String(error), failure)

async function fetchBytes(url: string, timeoutMs: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the source answered with ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > largestAnswer) throw new Error('the answer is too long')
  return bytes
}
