import { readFile } from 'node:fs/promises'
import { absurdRate, type DayRates } from '@seriba/domain/money/exchange-rates'
import { jstDay } from '@seriba/domain/time/jst'
import type { RatesConfig } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import type {} from '@seriba/server-kit/jobs'
import type { FastifyBaseLogger } from 'fastify'
import { ratesOfCbr, ratesOfEcb, ratesOfFile } from './parse-rates.ts'
import { keepRates, lastRatesOf } from './rates.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    readRates: Record<string, never>
  }
}

const usualTimeoutMs = 20_000
const largestAnswer = 1_000_000

type Ctx = { db: Db; rates: RatesConfig; log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs?: number }

/**
 * Reads the day's rates and keeps what is new. Whatever is wrong with them, nothing of them is kept: the last ones stay,
 * and grow old.
 */
export async function readRates(
  { db, rates, log, timeoutMs = usualTimeoutMs }: Ctx,
  now = new Date(),
): Promise<number> {
  if (rates.source === 'manual') return 0
  try {
    const { day, yenPer } = await dayRatesOf(rates, timeoutMs)
    if (day > jstDay(now)) throw new Error(`the rates are of ${day}, which is still to come`)
    const wrong = absurdRate(yenPer, await lastRatesOf(db))
    if (wrong !== undefined) throw new Error(`the rate of ${wrong} cannot be true: ${yenPer[wrong]}`)
    return await keepRates(db, { day, yenPer, source: rates.source, by: null })
  } catch (error) {
    log.warn({ err: error, source: rates.source }, 'exchange rates were not read: the last ones stay')
    return 0
  }
}

async function dayRatesOf(
  rates: Exclude<RatesConfig, { source: 'manual' }>,
  timeoutMs: number,
): Promise<DayRates> {
  if (rates.source === 'file') return ratesOfFile(await readFile(rates.file, 'utf8'))
  const bytes = await fetchBytes(rates.url, timeoutMs)
  return rates.source === 'cbr' ? ratesOfCbr(bytes) : ratesOfEcb(new TextDecoder().decode(bytes))
}

async function fetchBytes(url: string, timeoutMs: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the source answers with ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > largestAnswer) throw new Error('the answer is too long')
  return bytes
}
