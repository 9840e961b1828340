import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { Db } from '@seriba/server-kit/db'
import { parameter, preparedStatement } from '@seriba/server-kit/prepared-statements'
import type { LotsTable } from '@seriba/server-kit/schema/catalogue'
import { sql } from 'kysely'
import { clientBids } from './client-bids.ts'
import { shownLotStatus } from './lot-won.ts'
import { viewerBid } from './viewer-bid.ts'
import { viewerFavorite } from './viewer-favorite.ts'

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
  /** Shown only to staff; without bids there is nothing to show. */
  highest_client_bid?: number | null
  bidding_clients?: number
}

const ids = sql`any(${parameter(1)}::bigint[])`
const viewer = parameter(2)

/** Staff have no bids of their own; they see what clients bid. */
const bids = {
  own: {
    columns: sql`b.id as bid_id, b.amount as bid_amount, b.status as bid_status`,
    join: sql`left join ${viewerBid(viewer)} and b.lot_id = ${ids}`,
  },
  ofClients: {
    columns: sql`null::integer as bid_id, null::bigint as bid_amount, null::smallint as bid_status,
      c.highest_client_bid, c.bidding_clients`,
    join: sql`cross join ${clientBids}`,
  },
}

/** Lists of texts are slower to read than JSON; the IDs are given to each table, so that none is read further. */
const lotRows = ({ columns, join }: (typeof bids)['own']) =>
  preparedStatement(sql<LotRow>`
    select l.id, l.kind, l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.year, l.grade, l.color, l.engine,
      l.gearbox, l.equip, l.condition, l.mileage, l.steering, l.drive, l.chassis, l.start_price, l.sold_price,
      ${shownLotStatus} as status, l.is_uss, array_to_json(l.images) as images, l.details, ${columns}, f.group_name as favorite_group
    from lots l
    ${join}
    left join ${viewerFavorite(viewer)} and f.lot_id = ${ids}
    where l.id = ${ids}`)

const forStaff = lotRows(bids.ofClients)
const forClients = lotRows(bids.own)

/** Lots with the viewer's own bids and favorite groups, in the order of the IDs. */
export async function findLotRows(db: Db, actor: Actor, ids: readonly number[]): Promise<LotRow[]> {
  const rows = await (isManager(actor) ? forStaff : forClients)(db, [ids, actor.userId])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
