import { type Actor, isManager } from '@seriba/domain/access/actor'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'
import { prepared } from '../lib/prepared.ts'
import type { LotsTable } from '../lib/schema/catalogue.ts'
import { clientBids } from './client-bids.ts'
import { ownBid } from './own-bid.ts'
import { ownFavorite } from './own-favorite.ts'

type Stored<T> = { [K in keyof T]: T[K] extends { __select__: infer S } ? S : T[K] }

export type LotRow = Pick<
  Stored<LotsTable>,
  | 'id'
  | 'kind'
  | 'auction'
  | 'auction_at'
  | 'lot_no'
  | 'maker'
  | 'model'
  | 'year'
  | 'grade'
  | 'color'
  | 'engine'
  | 'gearbox'
  | 'equip'
  | 'condition'
  | 'mileage'
  | 'steering'
  | 'drive'
  | 'chassis'
  | 'start_price'
  | 'sold_price'
  | 'status'
  | 'is_uss'
  | 'images'
  | 'details'
> & {
  bid_id: number | null
  bid_amount: number | null
  bid_status: number | null
  favorite_group: string | null
  /** Told to staff alone; no bids, nothing to tell. */
  highest_client_bid?: number | null
  bidding_clients?: number
}

/** Lots with the viewer's own bids and favourite groups, or for staff what clients bid, in the order of the ids. */
export async function findLotRows(db: Db, actor: Actor, ids: readonly number[]): Promise<LotRow[]> {
  // Lists of texts are read slower than JSON is.
  const { rows } = await sql<LotRow>`${prepared}
    select l.id, l.kind, l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.year, l.grade, l.color, l.engine,
      l.gearbox, l.equip, l.condition, l.mileage, l.steering, l.drive, l.chassis, l.start_price, l.sold_price,
      l.status, l.is_uss, to_jsonb(l.images) as images, l.details, b.id as bid_id, b.amount as bid_amount, b.status as bid_status,
      f.group_name as favorite_group ${isManager(actor) ? sql`, c.highest_client_bid, c.bidding_clients` : sql``}
    from lots l
    left join ${ownBid(actor.userId)}
    ${isManager(actor) ? sql`cross join ${clientBids}` : sql``}
    left join ${ownFavorite(actor.userId)}
    where l.id = any(${[...ids]}::bigint[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
