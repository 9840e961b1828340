import type { Regime } from '@seriba/domain/landed-cost/cost-source'
import type { LotFacts } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import { textIn } from '@seriba/server-catalogue/lot-details'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import type { LotsTable } from '@seriba/server-kit/schema/catalogue'
import type { CostChoicesTable } from '@seriba/server-kit/schema/costs'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type LaterVersion, laterVersions } from './cost-tables.repository.ts'

export type CostLot = { hall: string; facts: LotFacts }

const costColumns = [
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
] as const

type CostLotRow = Pick<Selectable<LotsTable>, (typeof costColumns)[number]> & {
  /** The result of looking up its chassis number. */
  production?: LotFacts['production']
  /** The first registration according to its sheet, once a person has checked it. */
  registration?: string | null
}

/** Whether the row `known` is about the lot of that name in the query; makers are stored in lowercase. */
export const isOfVehicle = (lot: string) => sql<SqlBool>`
  known.maker = lower(${sql.ref(`${lot}.maker`)}) and known.chassis = upper(${sql.ref(`${lot}.chassis`)})`

/** For the lot of that name in the query: a month of manufacture decides what a year leaves open. */
const productionOf = (lot: string) => sql<LotFacts['production'] | null>`(
  select jsonb_build_object('year', known.car_info -> 'year', 'month', known.car_info -> 'month',
    'modelCode', known.car_info -> 'modelCode')
  from production_months known
  where ${isOfVehicle(lot)} and known.car_info is not null
)`

/** For the lot of that name in the query. An unchecked machine reading is ignored, and so is one of another sheet. */
const registrationOf = (lot: string) => sql<string | null>`(
  select jsonb_path_query_first(s.checked, '$.fields[*] ? (@.name == "firstRegistration").value') #>> '{}'
  from sheet_reading_lots r join sheet_readings s on s.id = r.reading_id
  where r.lot_id = ${sql.ref(`${lot}.id`)} and r.address = ${sql.ref(`${lot}.auction_sheet`)}
    and s.checked is not null and s.dropped_at is null
)`

/** A lot as input to its costs; stock, which has no day, is taken as of today. */
export async function findCostLot(db: Db | Tx, id: number, now: Date): Promise<CostLot | undefined> {
  const lot = await db
    .selectFrom('lots')
    .select(costColumns)
    .select([productionOf('lots').as('production'), registrationOf('lots').as('registration')])
    .where('id', '=', id)
    .executeTakeFirst()
  return lot && costLotOf(lot, now)
}

/** The same for many lots. */
export async function findCostLots(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, CostLot>> {
  if (ids.length === 0) return new Map()
  const lots = await db
    .selectFrom('lots')
    .select([
      'id',
      ...costColumns,
      productionOf('lots').as('production'),
      registrationOf('lots').as('registration'),
    ])
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(lots.map((lot) => [lot.id, costLotOf(lot, now)]))
}

export const costLotOf = (lot: CostLotRow, now: Date): CostLot => ({
  hall: lot.auction,
  facts: {
    kind: lot.kind,
    maker: lot.maker,
    model: lot.model,
    grade: lot.grade,
    equipment: `${lot.equip}\n${textIn(lot.details, 'fuel')}`,
    engine: lot.engine,
    horsePower: lot.horse_power,
    steering: lot.steering,
    year: lot.year,
    production: lot.production ?? null,
    registration: lot.registration ?? null,
    day: lot.auction_at === null ? jstDay(now) : jstDay(lot.auction_at),
  },
})

/** The input for a bid's costs, as `costsColumn` reads it. */
export type CostsOfBid = {
  tablesId: number
  publishedAt: string
  later: LaterVersion[]
  lot: CostLotRow
  port: string | null
  regime: Regime | null
}

/**
 * A column of a query with the lot as `l`: read together with the bid's other data, since another round trip would be
 * noticeable on the busiest path of all. Null if no tables are in force.
 */
export const costsColumn = (clientId: number | RawBuilder<unknown>, now: Date) => sql<CostsOfBid | null>`(
  select json_build_object(
    'tablesId', tables.id, 'publishedAt', tables.changed_at,
    'later', ${laterVersions(jstDay(now))}, 'port', choices.port, 'regime', choices.regime,
    'lot', json_build_object(
      'production', ${productionOf('l')}, 'registration', ${registrationOf('l')},
      ${sql.join(costColumns.flatMap((column) => [sql.lit(column), sql.ref(`l.${column}`)]))}
    )
  )
  from (
    select id, changed_at from cost_tables where status = 'published' and valid_from <= ${jstDay(now)}::date
    order by valid_from desc, id desc limit 1
  ) tables
  left join cost_choices choices on choices.user_id = ${clientId}::bigint
)`

type Changed = { id: number; lotId: number; clientId: number }
type Kept = { port: string | null; listValue: number | null }

/**
 * For a bid that is changed by itself, with the list value that its client entered for the same port; the costs are
 * null if no tables are in force.
 */
export async function findCostsOfBid(tx: Tx, { id, lotId, clientId }: Changed, now: Date) {
  const { rows } = await sql<{ costs: CostsOfBid | null; kept: Kept | null }>`${preparedQuery}
    select ${costsColumn(clientId, now)} as costs, (
      select json_build_object('port', port, 'listValue', frozen -> 'vehicle' -> 'listValue')
      from bid_costs where bid_id = ${id}::bigint order by id desc limit 1
    ) as kept
    from lots l where l.id = ${lotId}::bigint`.execute(tx)
  const { costs = null, kept = null } = rows[0] ?? {}
  const listValue = kept?.port === costs?.port ? kept?.listValue : null
  return { costs, known: typeof listValue === 'number' ? { listValue } : {} }
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

export const saveChoices = (db: Db | Tx, userId: number, choices: Choices) =>
  db
    .insertInto('cost_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute()
