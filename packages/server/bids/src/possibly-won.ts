import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { sql } from 'kysely'

/** Sold for no more than we bid: perhaps to us, which a manager can confirm until the end of the day. */
export const possiblyWon = sql<boolean>`(
  b.status = ${bidStatus.bid} and l.status in (${lotStatus.sold}, ${lotStatus.soldNego})
  and l.sold_price <= b.amount + b.adjustment_price
)`
