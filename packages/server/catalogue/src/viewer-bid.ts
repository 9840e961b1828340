import { bidStatus } from '@seriba/domain/bids/bid-status'
import { type RawBuilder, sql } from 'kysely'

/** The viewer's bid on a lot; a canceled one does not count. Managers have no bids of their own. */
export const viewerBid = (userId: number | RawBuilder<number>) =>
  sql`bids b on b.lot_id = l.id and b.client_id = ${userId} and b.status <> ${sql.lit(bidStatus.cancel)}`
