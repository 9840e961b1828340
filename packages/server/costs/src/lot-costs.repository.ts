import type { Regime } from '@seriba/domain/landed-cost/cost-document'
import type { LotFacts } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import { textIn } from '@seriba/server-catalogue/lot-details'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { CostChoicesTable } from '@seriba/server-kit/schema/costs'

export type CostLot = { hall: string; facts: LotFacts }

/** A lot as its costs are computed; stock, which has no day, as of today. */
export async function findCostLot(db: Db | Tx, id: number, now: Date): Promise<CostLot | undefined> {
  const lot = await db
    .selectFrom('lots')
    .select([
      'kind',
      'auction',
      'auction_at',
      'maker',
      'model',
      'grade',
      'equip',
      'engine',
      'horse_power',
      'steering',
      'year',
      'details',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lot) return undefined
  return {
    hall: lot.auction,
    facts: {
      kind: lot.kind,
      maker: lot.maker,
      model: lot.model,
      grade: lot.grade,
      equipment: `${lot.equip} ${textIn(lot.details, 'fuel')}`,
      engine: lot.engine,
      horsePower: lot.horse_power,
      steering: lot.steering,
      year: lot.year,
      day: lot.auction_at === null ? jstDay(now) : jstDay(lot.auction_at),
    },
  }
}

export type Choices = Omit<CostChoicesTable, 'user_id'>

export const noChoices: Choices = {
  port: null,
  regime: 'private' satisfies Regime,
  currency: null,
  milestone: 'landed',
}

export async function findChoices(db: Db | Tx, userId: number): Promise<Choices> {
  const row = await db
    .selectFrom('cost_choices')
    .select(['port', 'regime', 'currency', 'milestone'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? noChoices
}

export const saveChoices = (db: Db, userId: number, choices: Choices) =>
  db
    .insertInto('cost_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute()
