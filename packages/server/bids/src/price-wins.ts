import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hammerPrice } from '@seriba/domain/bids/hammer-price'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { lockClient } from '@seriba/server-credit/client-lock'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { bidsById, priceFactsOf } from './bid.repository.ts'
import type { PublicUrl } from './bid-mail.ts'
import { enterSoldPrice } from './enter-sold-price.ts'

type Facts = { db: Db; publicUrl: PublicUrl }

/**
 * Charges wins that were confirmed without a price as soon as the feed reports the sold price. Prices entered by
 * staff stay.
 */
export async function priceWins({ db, publicUrl }: Facts): Promise<number> {
  const { rows } = await sql<{ id: number; client_id: number }>`
    select b.id, b.client_id from bids b join lots l on l.id = b.lot_id
    where b.status = ${bidStatus.win} and b.sold_price is null and l.sold_price > 0
      and l.status in (${lotStatus.sold}, ${lotStatus.soldNego})
    order by b.client_id, b.id`.execute(db)
  let priced = 0
  for (const { id, client_id } of rows)
    if (await withTransaction({ db }, (tx) => priceWin(tx, id, client_id, publicUrl))) priced += 1
  return priced
}

async function priceWin(tx: Tx, id: number, clientId: number, publicUrl: PublicUrl): Promise<boolean> {
  await lockClient(tx, clientId)
  const [bid] = await bidsById(tx, [id])
  if (!bid || bid.status !== bidStatus.win || bid.sold_price !== null) return false
  const soldPrice = hammerPrice(priceFactsOf(bid))
  if (soldPrice === null) return false
  await enterSoldPrice(tx, bid, { soldPrice, reason: '', by: null, publicUrl })
  return true
}
