import type { RateFailure, RateReading, ReadSource } from '@seriba/domain/money/rate-readings'
import type { RatesConfig } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** What is wrong with an answer, in addition to what is logged about it. */
export class RatesRefused extends Error {
  readonly failure: RateFailure
  readonly currency: string | null
  constructor(message: string, failure: RateFailure, currency: string | null = null) {
    super(message)
    this.failure = failure
    this.currency = currency
  }
}

type Outcome = { failure: RateFailure; currency: string | null } | null

/** Stores the outcome of a reading; a failure has lasted since the first in a row. */
export async function storeOutcome(db: Db, source: ReadSource, outcome: Outcome, now: Date): Promise<void> {
  const failure = outcome?.failure ?? null
  const readAt = outcome === null ? now : null
  const since = outcome === null ? null : now
  await sql`
    insert into rate_readings as r (source, tried_at, read_at, failure, currency, failing_since)
    values (${source}, ${now}, ${readAt}, ${failure}, ${outcome?.currency ?? null}, ${since})
    on conflict (source) do update set
      tried_at = excluded.tried_at, read_at = coalesce(excluded.read_at, r.read_at), failure = excluded.failure,
      currency = excluded.currency,
      failing_since = case when excluded.failure is null then null else coalesce(r.failing_since, excluded.failing_since) end`.execute(
    db,
  )
}

/** The last outcome for the company's source; null if rates are entered by hand. */
export async function lastReading(db: Db, { source }: RatesConfig): Promise<RateReading | null> {
  if (source === 'manual') return null
  const row = await db.selectFrom('rate_readings').selectAll().where('source', '=', source).executeTakeFirst()
  if (!row) return { source, triedAt: null, readAt: null, failing: null }
  const { tried_at: triedAt, read_at: readAt, failure, currency, failing_since: since } = row
  const failing = failure !== null && since !== null ? { why: failure, currency, since } : null
  return { source, triedAt, readAt, failing }
}
