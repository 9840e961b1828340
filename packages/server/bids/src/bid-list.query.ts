import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import {
  type BidListMode,
  type BidSortKey,
  type DealerTab,
  defaultBidSort,
  mileageBand,
} from '@seriba/domain/bids/bid-lists'
import { conditionGrades, conditionRank } from '@seriba/domain/lots/condition-grade'
import type { LotNoRange, Sort } from '@seriba/domain/lots/listing'
import { shownLotStatus } from '@seriba/server-catalogue/lot-won'
import { archived } from '@seriba/server-credit/archived'
import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'

/** Which of the lists it is, and whose bids are in it. */
export type ListScope = { actor: Actor; mode: BidListMode; tab: DealerTab; now: Date }

export type ListFilter = {
  /** Japanese days, both included. */
  from: string | null
  to: string | null
  auctions: readonly string[]
  clients: readonly number[]
  chassis: readonly string[]
  conditions: readonly string[]
  /** Bands of `mileageBand` km, by their lower bounds. */
  mileages: readonly number[]
  /** The lots'. */
  statuses: readonly number[]
  groups: readonly number[]
  /** The clients' manager. */
  managers: readonly number[]
  bids: readonly number[]
  lot: string | null
  lotNos: readonly LotNoRange[] | null
  /** Only live bids that could be in a group and are not. */
  ungrouped?: true
}

export const noFilter: ListFilter = {
  from: null,
  to: null,
  auctions: [],
  clients: [],
  chassis: [],
  conditions: [],
  mileages: [],
  statuses: [],
  groups: [],
  managers: [],
  bids: [],
  lot: null,
  lotNos: null,
}

export type BidSort = Sort<BidSortKey>

/** What every list reads from: `b` the bid, `l` its lot, `c` its client, `g` its group. */
export const fromBids = sql`
  from bids b
  join lots l on l.id = b.lot_id
  join users c on c.id = b.client_id
  left join bid_groups g on g.id = b.group_id`

/** The domain's `archivedStatus` for the archive; elsewhere the bid's own status. */
export const shownStatus = (now: Date) =>
  sql<number>`(case when b.status in (1, 2, 3) and ${archived(now)} then 5 else b.status end)`

/** All bids of a scope, live and past. */
export function scopeFilter({ actor, mode, tab }: ListScope): RawBuilder<boolean> {
  const own = sql<boolean>`b.client_id = ${actor.userId}`
  if (mode === 'my-bids') return own
  if (isManager(actor)) return visibleTo(actor)
  if (!isDealer(actor) || tab === 'mine') return own
  return tab === 'clients' ? sql`c.dealer_id = ${actor.userId}` : visibleTo(actor)
}

/** The part of a scope that a list shows. */
export const inList = ({ mode, now }: Pick<ListScope, 'mode' | 'now'>) =>
  mode === 'archive' ? archived(now) : sql<boolean>`not ${archived(now)}`

const oneOf = (column: RawBuilder<unknown>, values: readonly (string | number)[], type: 'text' | 'bigint') =>
  values.length > 0 && sql`${column} = any(${[...values]}::${sql.raw(type)}[])`

export function matches({ from, to, lot, lotNos, ungrouped, ...lists }: ListFilter): RawBuilder<boolean> {
  const conditions = [
    from && sql`(l.auction_at is not null and l.auction_day >= ${from}::date)`,
    to && sql`(l.auction_at is not null and l.auction_day <= ${to}::date)`,
    oneOf(sql`l.auction`, lists.auctions, 'text'),
    oneOf(sql`b.client_id`, lists.clients, 'bigint'),
    oneOf(sql`l.chassis`, lists.chassis, 'text'),
    oneOf(sql`l.condition`, lists.conditions, 'text'),
    oneOf(bandOfMileage, lists.mileages, 'bigint'),
    oneOf(shownLotStatus, lists.statuses, 'bigint'),
    oneOf(sql`b.group_id`, lists.groups, 'bigint'),
    oneOf(sql`c.manager_id`, lists.managers, 'bigint'),
    oneOf(sql`b.id`, lists.bids, 'bigint'),
    ungrouped && sql`(b.group_id is null and b.status in (1, 2) and b.lot_type <> 'stock')`,
    lot && sql`b.lot_id = ${lot}::bigint`,
    lotNos &&
      sql`(${sql.join(
        lotNos.map((range) => sql`l.lot_no between ${range.from} and ${range.to}`),
        sql` or `,
      )})`,
  ].filter(
    (condition) => condition !== undefined && condition !== false && condition !== null && condition !== '',
  )
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The lower bound of the band of a lot's mileage. */
export const bandOfMileage = sql<number>`(l.mileage / ${sql.lit(mileageBand)} * ${sql.lit(mileageBand)})`

const rank = sql`(case l.condition ${sql.join(
  conditionGrades.map((grade) => sql`when ${sql.lit(grade)} then ${sql.lit(conditionRank(grade))}::numeric`),
  sql` `,
)} end)`

const sortColumns: Record<BidSortKey, RawBuilder<unknown>> = {
  lotNo: sql`l.lot_no`,
  auctionDate: sql`l.auction_at`,
  auctionName: sql`l.auction`,
  year: sql`l.year`,
  chassis: sql`l.chassis`,
  condition: rank,
  mileage: sql`l.mileage`,
  status: sql`l.status`,
  startPrice: sql`l.start_price`,
  soldPrice: sql`coalesce(b.sold_price, nullif(l.sold_price, 0))`,
  bidAmount: sql`b.amount`,
  // A client's groups are listed together, even if clients have no code yet.
  bidGroup: sql`case when g.id is not null then array[coalesce(c.short_code, ''), lpad(c.id::text, 10, '0'), g.label] end`,
}

/** A list's order. Bids that are equal in it keep the same order on every page. */
export function orderOf(sort: BidSort | null, mode: BidListMode): RawBuilder<unknown> {
  const { sort: key, order } = sort ?? defaultBidSort(mode)
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  return sql`${sortColumns[key]} ${direction} nulls last, b.id ${direction}`
}
