import { sql } from 'kysely'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aManager, type TestUser } from '../test/builders.ts'
import type { Browser, TestServer } from '../test/server.ts'

type Won = { soldPrice?: number | null; lot?: Parameters<typeof aLot>[1] }

/** A purchase resulting from a win, with a desk that works on it. */
export async function aPurchase(
  server: TestServer,
  client: TestUser,
  { soldPrice = 450_000, lot = {} }: Won = {},
) {
  const bid = await aBid(server.db, client, { lot: await aLot(server.db, lot), sold_price: soldPrice })
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
  const { id } = await server.db
    .selectFrom('purchases')
    .select('id')
    .where('bid_id', '=', bid.id)
    .executeTakeFirstOrThrow()
  const own = await server.signInAs(client)
  const view = async (as = desk) => (await as.get('/purchased-cars/view', { id })).json().result?.data
  const put = async (path: string, body: Record<string, unknown>) =>
    codeOf(await desk.put(path, { id, ...body }))
  const move = (status: number, more: Record<string, unknown> = {}) =>
    put('/purchased-cars/update-status', { status, reason: 'Because', ...more })
  return { id, bid, manager, desk, own, view, put, move }
}

type Answer = { json: () => { messageCode?: string } }
export const codeOf = (answer: Answer) => answer.json().messageCode ?? 'done'

/** Every line of a purchase in the ledger: purpose and yen. */
export async function linesOf(server: TestServer, purchaseId: number) {
  const lines = await server.db
    .selectFrom('ledger')
    .select(['purpose', 'amount'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute()
  return lines.map(({ purpose, amount }) => [purpose, amount])
}

export async function auditOf(server: TestServer, purchaseId: number, action: string) {
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from audit
    where entity = 'purchase' and entity_id = ${String(purchaseId)} and action = ${action} order by id`.execute(
    server.db,
  )
  return rows
}

/** What is served at an address in an answer. */
export const fileAt = (as: Browser, address: string) => as.get(address.replace(/^\/v1/, ''))
