import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/rates'
import type { ExchangeRate } from '@seriba/contracts/rates'
import type { Actor } from '@seriba/domain/access/actor'
import type { Decimal } from '@seriba/domain/landed-cost/rational'
import { implausibleRate } from '@seriba/domain/money/exchange-rates'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { noChoices } from '../lot-costs.repository.ts'
import { currentRates, storeRates } from './rates.repository.ts'

/** Remembers the currency in which landed costs are shown besides yen. */
export async function updateCurrency(
  { db }: { db: Db },
  { userId }: Actor,
  { currency }: Input<typeof contracts.updateCurrency>,
  now = new Date(),
): Promise<void> {
  const known = await currentRates(db, now)
  if (currency !== null && !known.some((rate) => rate.currency === currency))
    throw new ApiError('currency_unknown', { fields: { currency: 'currency_unknown' } })
  await db
    .insertInto('cost_choices')
    .values({ user_id: userId, ...noChoices, currency })
    .onConflict((row) => row.column('user_id').doUpdateSet({ currency }))
    .execute()
}

/**
 * Staff enter rates by hand, but not zero and not for tomorrow. A rate that is more than a third off the current one is
 * more often a slip than a crash: they have to confirm it.
 */
export function enterRates(
  { db }: { db: Db },
  actor: Actor,
  { day, rates, anyway = false }: Input<typeof contracts.enterRates>,
  { ip }: Pick<Caller, 'ip'>,
  now = new Date(),
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    if (day > jstDay(now)) throw new ApiError('date_ahead', { fields: { day: 'date_ahead' } })
    const yenPer = Object.fromEntries(rates.map((rate) => [rate.currency, rate.yenPer]))
    if (implausibleRate(yenPer, {}) !== undefined)
      throw new ApiError('rate_absurd', { fields: { rates: 'rate_absurd' } })
    if (!anyway) assertPlausible(yenPer, await currentRates(tx, now))
    await storeRates(tx, { day, yenPer, source: 'manual', by: actor.userId })
    await recordAudit(tx, {
      actor,
      action: 'rates.enter',
      entity: 'costTables',
      entityId: 0,
      after: { day, yenPer },
      ip,
    })
  })
}

function assertPlausible(yenPer: Record<string, Decimal>, current: readonly ExchangeRate[]): void {
  const known = Object.fromEntries(current.map((rate) => [rate.currency, rate.yenPer]))
  const wrong = implausibleRate(yenPer, known)
  if (wrong === undefined) return
  const last = current.find(({ currency }) => currency === wrong)
  throw new ApiError('rate_differs', {
    fields: { rates: 'rate_differs' },
    detail: { currency: wrong, yenPer: last?.yenPer, day: last?.day },
  })
}
