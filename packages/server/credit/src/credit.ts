import type { BalanceInfo } from '@seriba/contracts/money'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { availableLimit, bidAllow, bidAllowInGroup, type Credit } from '@seriba/domain/bids/credit'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { type RawBuilder, sql } from 'kysely'
import { budgetColumn, lotBudgetOf, type StoredBudget } from './budget.ts'
import { flagOf } from './flag-of.ts'
import { heldBids } from './held-bids.ts'
import { keepsNumber } from './keeps-number.ts'

/** The figures of a client's credit as returned by a query; all in yen except the counts. */
export type CreditRow = {
  balance: number
  credit_limit: number
  exposure: number
  live_bids: number
  daily_bid_limit: number
  daily_uss_limit: number
}

/**
 * The client's live bids and open offers, largest first within their group. One lot can be left out: a new bid on it
 * releases what the earlier bid held.
 */
export const liveBids = (clientId: number, exceptLotId: string | null, now: Date) =>
  liveBidsOf(sql`${clientId}::bigint`, exceptLotId, now)

const liveBidsOf = (client: RawBuilder<unknown>, exceptLotId: string | null, now: Date) => sql`
  live as materialized (
    select held.amount, held.lot_id, held.group_id, g.quota - g.won as wanted,
      row_number() over (partition by held.group_id order by held.amount desc) as place
    from (${heldBids(sql`b.client_id = ${client} and b.lot_id is distinct from ${exceptLotId}::bigint`, now)}) held
    left join bid_groups g on g.id = held.group_id
  )`

/** The wins `w` that hold credit because they are not charged yet; a canceled purchase never will be. */
export const unbilledWins = sql`w.status = 6
  and not exists (select from purchases p where p.bid_id = w.id and (p.price is not null or p.status = 7))`
export const wonTotal = sql`coalesce(sum(coalesce(w.sold_price, w.amount)), 0)`

/** A limit as far as it applies: 0 means none (DEC42). */
const binding = (limit: 'daily_bid_limit' | 'daily_uss_limit', flag: PermissionFlag) =>
  sql`case when ${flagOf(flag)} then ${sql.ref(`c.${limit}`)} else 0 end as ${sql.ref(limit)}`

/** Which of the bids in `live` count: in a group, as many as it wants; in a filled one, all of them. */
export const counts = sql`(group_id is null or wanted <= 0 or place <= wanted)`

/** The domain's `exposure` and what it is measured against, for the client `c` of a query over `live`. */
export const creditColumns = sql`
  c.credit_limit, ${binding('daily_bid_limit', 'dailyBidLimitCheck')}, ${binding('daily_uss_limit', 'ussLimitCheck')},
  (select coalesce(sum(amount), 0) from ledger where user_id = c.id) as balance,
  (select count(*) from live) as live_bids,
  (select coalesce(sum(amount) filter (where ${counts}), 0) from live)
  + (select ${wonTotal} from bids w where w.client_id = c.id and ${unbilledWins}) as exposure`

/** The same figures for each client `c` of a query, to be joined laterally. */
export const creditByClient = (now: Date) => sql`(
  with ${liveBidsOf(sql`c.id`, null, now)} select ${creditColumns}
)`

/**
 * The group `g` of the client `c` that a bid is to join, by its number, whether it is open or will be reopened by the
 * bid. Without a number, the bid is in none. The `case` restricts the check to that group: in a join, its bids would be
 * read for every bid placed, by plans cached when there were few.
 */
export const joinGroup = (number: number | undefined, now: Date) => sql`
  bid_groups g on g.client_id = c.id and g.number = ${number ?? null}::int
    and case when g.number is not null then ${keepsNumber(now)} end`

/** What a query's group `g` gives up when a higher bid joins it: see `displacedAmount`. */
export const displacedColumn = sql`
  coalesce((select amount from live where group_id = g.id and place = wanted), 0) as displaced`

export const creditOf = (row: CreditRow): Credit => ({
  balance: row.balance,
  creditLimit: row.credit_limit,
  activeBids: row.exposure,
})

export function balanceInfoOf(row: CreditRow, step?: number): BalanceInfo {
  const credit = creditOf(row)
  return {
    balance: credit.balance,
    creditLimit: credit.creditLimit,
    bidAllow: bidAllow(credit, step),
    availableLimit: availableLimit(credit),
    dailyBidLimit: row.daily_bid_limit,
    dailyUssLimit: row.daily_uss_limit,
    activeBids: credit.activeBids,
    activeBidsCount: row.live_bids,
  }
}

/** What a client has, owes, and may still bid. */
export async function balanceOf(
  db: Db | Tx,
  userId: number,
  step?: number,
  now = new Date(),
): Promise<BalanceInfo> {
  const { rows } = await sql<CreditRow>`${preparedQuery}
    with ${liveBids(userId, null, now)}
    select ${creditColumns} from users c where c.id = ${userId}::bigint`.execute(db)
  const [row] = rows
  return row ? balanceInfoOf(row, step) : notFound('client_not_found')
}

type AllowanceQuery = {
  clientId: number
  lotId: string
  /** The client's own number for a group; without one the bid is in none. */
  groupNumber?: number | undefined
  now?: Date
  step?: number | undefined
  /** Yen that the bid will hold in addition to its amount. */
  allowance?: number
}

/** How much may be bid on a lot: an existing bid on it is released first, and in a group only the difference counts. */
export async function allowanceFor(
  db: Db | Tx,
  { clientId, lotId, groupNumber, now = new Date(), step, allowance = 0 }: AllowanceQuery,
) {
  const { rows } = await sql<
    CreditRow & {
      displaced: number
      live_bid: number | null
      live_group: number | null
      budget: StoredBudget | null
    }
  >`${preparedQuery}
    with ${liveBids(clientId, lotId, now)}
    select ${creditColumns}, ${displacedColumn}, own.amount as live_bid, og.number as live_group,
      ${budgetColumn(lotId, groupNumber, now)} as budget
    from users c
    left join lots l on l.id = ${lotId}::bigint
    left join bids own on own.lot_id = ${lotId}::bigint and own.client_id = c.id and own.status in (1, 2)
    left join bid_groups og on og.id = own.group_id
    left join ${joinGroup(groupNumber, now)}
    where c.id = ${clientId}::bigint`.execute(db)
  const [row] = rows
  if (!row) return notFound('client_not_found')
  return {
    bidAllow: bidAllowInGroup(creditOf(row), row.displaced, step, allowance),
    balanceInfo: balanceInfoOf(row, step),
    liveBid: row.live_bid,
    liveBidGroup: row.live_group,
    budget: row.budget && lotBudgetOf(row.budget, allowance),
  }
}
