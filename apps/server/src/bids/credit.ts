import type { BalanceInfo } from '@seriba/contracts/money'
import { bidStatus, liveStatuses } from '@seriba/domain/bids/bid-status'
import { availableLimit, bidAllow } from '@seriba/domain/bids/credit'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { sql } from 'kysely'
import type { Db, Tx } from '../lib/db.ts'
import { notFound } from '../lib/refusal.ts'

const openLots = sql.join([lotStatus.ongoing, lotStatus.upcoming, lotStatus.unknown])

type Row = {
  balance: number
  creditLimit: number
  dailyBidLimit: number
  dailyUssLimit: number
  activeBids: number
  activeBidsCount: number
}

/**
 * What a client has, owes and may still bid, in yen, in one query (mission 4.4). The rules are those
 * of `domain/bids/credit`: a group counts its largest open amounts only, as many as it still wants.
 */
export async function balanceOf(db: Db | Tx, userId: number, step?: number): Promise<BalanceInfo> {
  const { rows } = await sql<Row>`
    with live as (
      select bids.amount, bids.group_id,
        row_number() over (partition by bids.group_id order by bids.amount desc) as place
      from bids join lots on lots.id = bids.lot_id
      where bids.client_id = ${userId}
        and bids.status in (${sql.join([...liveStatuses])})
        and lots.status in (${openLots})
        and (lots.auction_at is null or lots.auction_day >= (now() at time zone 'Asia/Tokyo')::date)
    ),
    counted as (
      select live.amount
      from live left join bid_groups on bid_groups.id = live.group_id
      where live.group_id is null or live.place <= bid_groups.quota - bid_groups.won
      union all
      select coalesce(nullif(bids.sold_price, 0), bids.amount)
      from bids
      where bids.client_id = ${userId} and bids.status = ${bidStatus.win}
        and not exists (
          select 1 from purchases join ledger on ledger.purchase_id = purchases.id
          where purchases.bid_id = bids.id and ledger.type = 'CarPurchase'
        )
    )
    select
      (select coalesce(sum(amount), 0) from ledger where user_id = users.id) as balance,
      users.credit_limit as "creditLimit",
      users.daily_bid_limit as "dailyBidLimit",
      users.daily_uss_limit as "dailyUssLimit",
      (select coalesce(sum(amount), 0) from counted) as "activeBids",
      (select count(*) from live) as "activeBidsCount"
    from users where users.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return notFound('client_not_found')
  return { ...row, availableLimit: availableLimit(row), bidAllow: bidAllow(row, step) }
}
