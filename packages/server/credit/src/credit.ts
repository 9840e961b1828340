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

/** Figures of a client's credit as a query reads them; all in yen but the counts. */
export type CreditRow = {
  balance: number
  credit_limit: number
  exposure: number
  live_bids: number
  daily_bid_limit: number
  daily_uss_limit: number
}

/**
 * The client's live bids and open offers, largest first within their group. One lot may be left out: what is bid
 * on it anew frees what was bid before.
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

/** What the wins `w` hold that are not charged yet; a purchase that is canceled never will be. */
export const unbilledWins = sql`w.status = 6
  and not exists (select from purchases p where p.bid_id = w.id and (p.price is not null or p.status = 7))`
export const wonTotal = sql`coalesce(sum(coalesce(w.sold_price, w.amount)), 0)`

/** A limit as far as it binds: 0 sets none (DEC42). */
const binding = (limit: 'daily_bid_limit' | 'daily_uss_limit', flag: PermissionFlag) =>
  sql`case when ${flagOf(flag)} then ${sql.ref(`c.${limit}`)} else 0 end as ${sql.ref(limit)}`

/** Which of the bids in `live` count: in a group, as many as it wants; in a filled one, all of them. */
export const counts = sql`(group_id is null or wanted <= 0 or place <= wanted)`

/** `exposure` of the domain and what stands against it, for the client `c` of a query over `live`. */
export const creditColumns = sql`
  c.credit_limit, ${binding('daily_bid_limit', 'dailyBidLimitCheck')}, ${binding('daily_uss_limit', 'ussLimitCheck')},
  (select coalesce(sum(amount), 0) from ledger where user_id = c.id) as balance,
  (select count(*) from live) as live_bids,
  (select coalesce(sum(amount) filter (where ${counts}), 0) from live)
  + (select ${wonTotal} from bids w where w.client_id = c.id and ${unbilledWins}) as exposure`

/** The same figures of each client `c` of a query, to be joined laterally. */
export const creditByClient = (now: Date) => sql`(
  with ${liveBidsOf(sql`c.id`, null, now)} select ${creditColumns}
)`

/**
 * The group `g` of the client `c` that a bid is to be in: the one it names by its number, whether it is open or
 * opens again with it. Without one it is in none. A case is looked at for that group alone: joined, its bids would be
 * read for every bid that is placed, by plans that are kept from when there were few.
 */
export const joinGroup = (number: number | undefined, now: Date) => sql`
  bid_groups g on g.client_id = c.id and g.number = ${number ?? null}::int
    and case when g.number is not null then ${keepsNumber(now)} end`

/** What the group `g` of a query gives up when a higher bid joins it: see `displacedAmount`. */
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

/** What a client has, owes and may still bid. */
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
  /** The client's own number of a group; without one the bid is in none. */
  groupNumber?: number | undefined
  now?: Date
  step?: number | undefined
  /** Yen over its amount that the bid will hold. */
  allowance?: number
}

/** What may be bid on a lot: an own bid there is freed first, and in a group only the change counts. */
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
