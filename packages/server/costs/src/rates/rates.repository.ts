import type { ExchangeRate } from '@seriba/contracts/rates'
import type { Decimal } from '@seriba/domain/landed-cost/rational'
import { isStaleRate, type RateSource } from '@seriba/domain/money/exchange-rates'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findPublishedCosts } from '../cost-tables.repository.ts'

type Known = { currency: string; yenPer: Decimal; day: string; source: RateSource }

/** The newest rate of each currency; of those for the same day, the one that was entered by hand. */
async function newestRates(db: Db | Tx): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select distinct on (currency) currency, trim_scale(yen_per)::text as "yenPer", day::text as day, source
    from exchange_rates order by currency, day desc, source = 'manual' desc, id desc`.execute(db)
  return rows
}

/**
 * The rates for showing amounts: for each currency the one with the newest day, whether it was read, entered, or is in
 * the company's cost tables. On the same day, the tables come last.
 */
export async function currentRates(db: Db | Tx, now: Date): Promise<ExchangeRate[]> {
  const today = jstDay(now)
  const [newest, published] = await Promise.all([newestRates(db), findPublishedCosts(db, today)])
  const known = new Map<string, Known>(newest.map((rate) => [rate.currency, rate]))
  const ofTables = published
    ? Object.entries(published.document.tables.fx).map(([currency, yenPer]) => ({
        currency,
        yenPer,
        day: published.document.ratesOn,
        source: 'tables' as const,
      }))
    : []
  for (const rate of ofTables) {
    const other = known.get(rate.currency)
    if (!other || other.day < rate.day) known.set(rate.currency, rate)
  }
  return (
    [...known.values()]
      // Tables may have the yen among their currencies.
      .filter(({ currency }) => currency !== 'JPY')
      .map((rate) => ({ ...rate, stale: isStaleRate(rate.day, today) }))
      .sort((a, b) => a.currency.localeCompare(b.currency))
  )
}

/** The latest rates, with which the next ones are compared. */
export async function lastRatesOf(db: Db | Tx): Promise<Record<string, Decimal>> {
  return Object.fromEntries((await newestRates(db)).map(({ currency, yenPer }) => [currency, yenPer]))
}

type NewRates = {
  day: string
  yenPer: Record<string, Decimal>
  source: Exclude<RateSource, 'tables'>
  by: number | null
}

/** Stores a day's rates; existing ones from the same source stay as they are. Returns how many are new. */
export async function storeRates(tx: Db | Tx, { day, yenPer, source, by }: NewRates): Promise<number> {
  const rows = Object.entries(yenPer).map(([currency, yen_per]) => ({
    day,
    currency,
    yen_per,
    source,
    entered_by: by,
  }))
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('exchange_rates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
