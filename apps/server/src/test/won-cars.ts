import { sql } from 'kysely'
import { aBid } from './bid-builders.ts'
import { aManager, type TestUser } from './builders.ts'
import type { Browser, TestServer } from './server.ts'

/** The staff desk, and cars that clients have won with it. */
export function wonCarsOf(server: TestServer) {
  let opened: Promise<Browser> | undefined
  const desk = () => {
    opened ??= aManager(server.db).then((manager) => server.signInAs(manager))
    return opened
  }

  /** A car that a client has won at a price, charged without fees; null means that the price is not known. */
  async function aWonCar(client: TestUser, price: number | null) {
    const bid = await aBid(server.db, client, { amount: 100_000 })
    const staff = await desk()
    const done = await staff.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
    if (done.statusCode !== 200) throw new Error(done.body)
    const { rows } = await sql<{ id: number; sku: string }>`
      select id, sku from purchases where bid_id = ${bid.id}`.execute(server.db)
    const purchase = rows[0] as { id: number; sku: string }
    if (price !== null) await setPrice(bid.id, price)
    return { ...purchase, bidId: bid.id }
  }

  async function setPrice(bidId: number, soldPrice: number) {
    const done = await (await desk()).put('/bid/update-sold-price', { bidId, soldPrice })
    if (done.statusCode !== 200) throw new Error(done.body)
  }

  /** Yen that payments contribute to a purchase. */
  async function paidOf(purchaseId: number): Promise<number> {
    const { rows } = await sql<{ paid: number }>`
      select coalesce(sum(amount), 0)::bigint as paid from allocations where purchase_id = ${purchaseId}`.execute(
      server.db,
    )
    return rows[0]?.paid ?? 0
  }

  return { desk, aWonCar, setPrice, paidOf }
}
