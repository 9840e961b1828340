import type { LotCondition } from '@seriba/domain/import-rules/lot-condition'
import { fuelWords, leftSteering } from '@seriba/domain/landed-cost/lot-vehicle'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LotFilters } from './lot-search.ts'

type Condition = RawBuilder<SqlBool>
type Destination = NonNullable<LotFilters['destination']>

/** Lots with one of the selected verdicts. */
export const destinationCondition = (destination: Destination | undefined): Condition[] =>
  destination && destination.chosen.length > 0
    ? [anyOf(destination.chosen.map((verdict) => all(destination.by[verdict])))]
    : []

/** A lot's verdict, as a value. */
export const verdictSql = ({ by }: Destination): RawBuilder<unknown> =>
  sql`case when ${all(by.fits)} then 'fits' when ${all(by.doesNotFit)} then 'doesNotFit' else 'cannotTell' end`

const all = (conditions: readonly LotCondition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions.map(conditionSql), sql` and `)})`

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

function conditionSql(condition: LotCondition): Condition {
  if ('either' in condition) {
    const found = anyOf(condition.either.map(all))
    return condition.not ? sql`not ${found}` : found
  }
  if (condition.fact === 'lot') return sql`id = any(${[...condition.in]}::integer[])`
  if (condition.fact === 'fuel') return sql`${fuelSql} = any(${[...condition.in]}::text[])`
  if (condition.fact === 'steering') return sql`${sideSql} = any(${[...condition.in]}::text[])`
  if (condition.fact === 'day')
    return anyOf(
      condition.ranges.map(([from, to]) =>
        between(
          sql`auction_at`,
          from && sql`${startOfJstDay(from)}`,
          to && sql`${new Date(startOfJstDay(addDays(to, 1)).getTime() - 1)}`,
        ),
      ),
    )
  const column = condition.fact === 'year' ? sql`year` : sql`engine`
  return anyOf(
    condition.ranges.map(([from, to]) =>
      between(column, from === null ? null : sql`${from}::bigint`, to === null ? null : sql`${to}::bigint`),
    ),
  )
}

/** Never null: an unknown value is not between any bounds. */
const between = (
  column: RawBuilder<unknown>,
  from: RawBuilder<unknown> | '' | null,
  to: RawBuilder<unknown> | '' | null,
): Condition => sql`(${column} is not null
  ${from ? sql`and ${column} >= ${from}` : sql``} ${to ? sql`and ${column} <= ${to}` : sql``})`

/** A lot's texts that name its fuel; no name continues on the next line. */
const fuelText = `model || e'\\n' || grade || e'\\n' || equip || e'\\n' || coalesce(details ->> 'fuel', '')`

/** In JavaScript a word ends at any non-Latin letter; PostgreSQL knows every alphabet. */
const patternOf = ({ source }: RegExp) =>
  source.replaceAll('\\b', '(?:(?<=[A-Za-z0-9_])(?![A-Za-z0-9_])|(?<![A-Za-z0-9_])(?=[A-Za-z0-9_]))')

const fuelSql = sql`case when kind <> 'car' then '' ${sql.join(
  fuelWords.map(([fuel, words]) => sql`when ${sql.raw(fuelText)} ~* ${patternOf(words)} then ${fuel}`),
  sql` `,
)} else 'petrol' end`

const sideSql = sql`case when ${anyOf(
  leftSteering.map((word): Condition => sql`starts_with(steering, ${word})`),
)} then 'left' else 'right' end`
