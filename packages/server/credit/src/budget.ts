import type { LotBudget } from '@seriba/contracts/budget'
import { type BudgetSettings, mostSpent, type Spending, weekOf } from '@seriba/domain/bids/budget'
import { inGroup } from '@seriba/domain/bids/group'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'
import { heldBids } from './held-bids.ts'

/** The Japanese day on which a lot `l` counts: that of its auction, or for a stock car, the day it is ordered. */
const dayOfLot = (orderedOn: RawBuilder<unknown>) =>
  sql`case when l.auction_at is null then ${orderedOn} else l.auction_day end`
const dayOfBid = dayOfLot(sql`(b.bid_date at time zone 'Asia/Tokyo')::date`)

/** What a client's caps count: the domain's `Spending`, with its day. A canceled purchase is not spent. */
const spendings = (client: RawBuilder<unknown>, exceptLotId: string | null, now: Date) => sql`
  select b.amount, ${dayOfBid} as day, b.group_id, og.quota - og.won as wanted, false as won
  from (${heldBids(sql`b.client_id = ${client} and b.lot_id is distinct from ${exceptLotId}::bigint`, now)}) b
  join lots l on l.id = b.lot_id left join bid_groups og on og.id = b.group_id
  union all
  select coalesce(b.sold_price, b.amount), ${dayOfBid}, b.group_id, null, true
  from bids b join lots l on l.id = b.lot_id
  where b.client_id = ${client} and b.status = 6 and b.lot_id is distinct from ${exceptLotId}::bigint
    and not exists (select from purchases p where p.bid_id = b.id and p.status = 7)`

const countsIn = (span: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
  sql`${span} and (won or group_id is null or wanted <= 0 or ${place} <= wanted)`

/** `mostSpent` and what a group gives up, for the rows of one span. */
const figuresOf = (name: 'day' | 'week' | 'group', limit: RawBuilder<unknown>) => {
  const [span, place] = [sql.ref(`in_${name}`), sql.ref(`${name}_place`)]
  return sql`json_build_object(
    'cap', ${sql.lit(name)}, 'limit', ${limit},
    'used', coalesce(sum(amount) filter (where ${countsIn(span, place)}), 0),
    'displaced', coalesce(max(amount) filter (where ${span} and not won and group_id = g.id and ${place} = wanted), 0)
  )`
}

const ranked = (name: 'day' | 'week' | 'group') => sql`
  row_number() over (partition by ${sql.ref(`in_${name}`)}, won, group_id order by amount desc) as ${sql.ref(`${name}_place`)}`

/**
 * The budget of a query's client `c` for a bid on its lot `l` within its group `g`; null if they have none. One lot is
 * left out, as in `liveBids`. The cap per group applies to a bid in a group, even one that is yet to be opened.
 */
export const budgetColumn = (
  lotId: string,
  groupNumber: number | undefined,
  now: Date,
) => sql<StoredBudget | null>`(
  select json_build_object(
    'askAbove', bu.ask_above, 'day', target.day::text, 'week', target.week::text,
    'limits', (
      select json_build_array(${figuresOf('day', sql.ref('bu.per_day'))}, ${figuresOf('week', sql.ref('bu.per_week'))}, ${figuresOf('group', inGroup(groupNumber) ? sql.ref('bu.per_group') : sql`null::bigint`)})
      from (
        select amount, group_id, wanted, won, in_day, in_week, in_group, ${ranked('day')}, ${ranked('week')}, ${ranked('group')}
        from (
          select spent.*, day = target.day as in_day, day between target.week and target.week + 6 as in_week,
            coalesce(group_id = g.id, false) as in_group
          from (${spendings(sql`c.id`, lotId, now)}) spent
        ) spans
      ) places
    ),
    'question', (
      select json_build_object(
        'id', q.id, 'amount', q.amount, 'note', q.note, 'state', coalesce(q.outcome, 'asked'),
        'askedAt', ${utc(sql`q.asked_at`)}, 'answeredAt', ${utc(sql`q.answered_at`)}
      )
      from budget_questions q where q.client_id = c.id and q.lot_id = l.id order by q.id desc limit 1
    )
  )
  from budgets bu, lateral (
    select day, date_trunc('week', day::timestamp)::date as week from (select ${dayOfLot(sql`${jstDay(now)}::date`)} as day) dated
  ) target
  where bu.user_id = c.id
)`

export const utc = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export type StoredBudget = Omit<LotBudget, 'agreed' | 'limits' | 'allowance'> & {
  limits: (Omit<LotBudget['limits'][number], 'limit'> & { limit: number | null })[]
}

/**
 * A budget as it applies to one lot, with the caps that are set. `allowance`: yen by which the bid counts for more than
 * its amount.
 */
export function lotBudgetOf(stored: StoredBudget, allowance: number): LotBudget {
  const { question } = stored
  return {
    ...stored,
    limits: stored.limits.flatMap(({ limit, ...use }) => (limit === null ? [] : [{ ...use, limit }])),
    allowance,
    agreed: question?.state === 'yes' ? question.amount : null,
  }
}

export const findBudget = (db: Db | Tx, userId: number): Promise<BudgetSettings | undefined> =>
  db
    .selectFrom('budgets')
    .select(['per_day as perDay', 'per_week as perWeek', 'per_group as perGroup', 'ask_above as askAbove'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

type DatedSpending = Spending & { day: string }

async function readSpendings(db: Db | Tx, clientId: number, now: Date): Promise<DatedSpending[]> {
  const { rows } = await sql<DatedSpending>`
    select amount, day::text as day, group_id as "groupId", coalesce(wanted, 0) as wanted, won
    from (${spendings(sql`${clientId}::bigint`, null, now)}) spent`.execute(db)
  return rows
}

/** Yen that somebody may still spend on this Japanese day and in this week. */
export async function spentNow(db: Db, clientId: number, now: Date) {
  const rows = await readSpendings(db, clientId, now)
  const today = jstDay(now)
  const week = weekOf(today)
  return {
    day: mostSpent(rows.filter(({ day }) => day === today)),
    week: mostSpent(rows.filter(({ day }) => day >= week && day <= addDays(week, 6))),
  }
}

/** The total that each of a client's days, weeks, and groups may reach, by name. */
export async function spentBySpan(db: Db | Tx, clientId: number, now: Date) {
  const rows = await readSpendings(db, clientId, now)
  const of = (keyOf: (row: DatedSpending) => string | number | null) => {
    const spans = Map.groupBy(rows, keyOf)
    spans.delete(null)
    return new Map([...spans].map(([key, spent]) => [key, mostSpent(spent)]))
  }
  return {
    day: of(({ day }) => day),
    week: of(({ day }) => weekOf(day)),
    group: of(({ groupId }) => groupId),
  }
}
