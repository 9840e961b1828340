import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import type { SheetReaderConfig } from '@seriba/server-kit/sheet-reader-config'
import { sql } from 'kysely'
import type { TokensUsed } from './reader/sheet-reader.ts'

/** New readings for one person within 24 hours: each may cost the company money. */
export const readingsADay = 50

/** Whether the machine may be asked again, for this person and for the company. */
export async function assertMayAsk(
  db: Db,
  userId: number,
  { mostADay }: Pick<SheetReaderConfig, 'mostADay'>,
) {
  const midnight = startOfJstDay(jstDay(new Date()))
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where asked_by = ${userId} and at > now() - interval '1 day') as own,
      count(*) filter (where at >= ${midnight}) as all
    from sheet_reader_calls where at >= least(${midnight}, now() - interval '1 day')`.execute(db)
  const { own = 0, all = 0 } = rows[0] ?? {}
  if (own >= readingsADay || all >= mostADay) throw new ApiError('daily_limit')
}

type Call = {
  /** Null for the test's sheet. */
  lotId: number | null
  userId: number
  model: string
  outcome: 'read' | 'unreadable' | 'failed'
  used: TokensUsed | null
  price: SheetReaderConfig['price']
}

/** In millionths of a dollar: a dollar per million tokens is a millionth of a dollar for one. */
export const costOf = (used: TokensUsed, price: NonNullable<SheetReaderConfig['price']>) =>
  Math.round(used.input * price.input + used.output * price.output)

/** Records what a request has cost, whatever its result. */
export const countCall = (db: Db, { lotId, userId, model, outcome, used, price }: Call) =>
  db
    .insertInto('sheet_reader_calls')
    .values({
      lot_id: lotId,
      asked_by: userId,
      model,
      outcome,
      input_tokens: used?.input ?? 0,
      output_tokens: used?.output ?? 0,
      cost_micros: used && price ? costOf(used, price) : null,
    })
    .execute()

/** The requests to the company's reader since the first of the Japanese month; cost in US cents. */
export async function callsOfMonth(db: Db, now: Date) {
  const first = startOfJstDay(`${jstDay(now).slice(0, 7)}-01`)
  const { rows } = await sql<{
    calls: number
    inputTokens: number
    outputTokens: number
    cost: number | null
  }>`
    select count(*) as calls, coalesce(sum(input_tokens), 0) as "inputTokens",
      coalesce(sum(output_tokens), 0) as "outputTokens", round(sum(cost_micros) / 10000) as cost
    from sheet_reader_calls where at >= ${first}`.execute(db)
  return rows[0] ?? { calls: 0, inputTokens: 0, outputTokens: 0, cost: null }
}
