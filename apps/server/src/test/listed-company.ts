import { dayMs } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { aBid, aGroup, aLot } from './bid-builders.ts'
import { aClient, aDealer, aManager } from './builders.ts'

const twoDaysAgo = () => new Date(Date.now() - 2 * dayMs)

/** A manager, a dealer with a client, another client, and bids by all of them, some of which are in the archive. */
export async function aListedCompany(db: Db) {
  const manager = await aManager(db)
  const dealer = await aDealer(db)
  const client = await aClient(db, { dealer })
  const other = await aClient(db)
  await db
    .updateTable('users')
    .set({ manager_id: manager.id, short_code: 'K17', notes: 'pays late' })
    .where('id', '=', client.id)
    .execute()
  const yesterday = () => aLot(db, { auction_at: twoDaysAgo(), auction: 'TAA Kinki' })
  const group = await aGroup(db, client)
  return {
    manager,
    dealer,
    client,
    other,
    live: await aBid(db, client, { group_id: group.id, adjustment_price: 20_000, bid_type: 2 }),
    won: await aBid(db, client, { status: 6, sold_price: 470_000 }),
    past: await aBid(db, client, { status: 4, lot: await yesterday() }),
    open: await aBid(db, client, { status: 2, lot: await yesterday() }),
    dealers: await aBid(db, dealer),
    others: await aBid(db, other),
  }
}
