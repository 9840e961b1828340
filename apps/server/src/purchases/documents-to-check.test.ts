import type { PurchaseRow } from '@seriba/contracts/purchases'
import { roleIds } from '@seriba/domain/access/roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()
const data = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF').toString('base64')

async function aWorld(manager?: TestUser) {
  const client = await aClient(server.db)
  if (manager)
    await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const purchase = await aPurchase(server, client)
  const { id, own, desk } = purchase
  const upload = async (as = own, type = 'passport') =>
    (await as.post('/purchased-cars/upload-document', { id, type, name: 'scan.pdf', data })).json().result
      .document.id as number
  const check = (documentId: number, state: string) =>
    desk.put('/purchased-cars/check-document', { id, documentId, state, reason: 'The edge is cut off' })
  const index = async (query: object = {}) =>
    (await desk.get('/purchase/index', { clientId: client.id, ...query })).json().result as {
      purchases: PurchaseRow[]
      toCheck: number
    }
  const waits = async () => {
    const { purchases } = await index({ missing: 'check' })
    const [row] = (await index()).purchases
    expect(row?.missing.includes('check')).toBe(purchases.length === 1)
    return purchases.map((one) => one.id)
  }
  /** The rooms in which staff were told about its documents, and what they were told. */
  const told = async () => {
    const { rows } = await sql<{ rooms: string[]; payload: { messageEn: string; detail: object } }>`
      select rooms, payload from events
      where payload->>'eventType' = 'documentSent' and payload->'detail'->>'purchaseId' = ${String(id)}
      order by id`.execute(server.db)
    return rows
  }
  return { ...purchase, client, upload, check, index, waits, told }
}

test('a client’s document is listed on the desk from when it is sent until staff have checked it', async () => {
  const { id, desk, upload, check, index, waits } = await aWorld()
  const before = (await index()).toCheck
  expect(await waits()).toEqual([])
  const passport = await upload()
  const slip = await upload(undefined, 'paymentSlip')
  expect(await waits()).toEqual([id])
  expect((await index({ search: 'nothing like it' })).toCheck).toBe(before + 1)
  await check(passport, 'checked')
  expect(await waits()).toEqual([id])
  await check(slip, 'refused')
  expect(await waits()).toEqual([])
  expect((await index()).toCheck).toBe(before)
  await upload(desk, 'exportCertificate')
  expect(await waits()).toEqual([])
})

test('a document is no longer listed if the client takes it back or the purchase is canceled', async () => {
  const { id, own, upload, waits, move } = await aWorld()
  const passport = await upload()
  await own.delete('/purchased-cars/delete-document', { id, documentId: passport })
  expect(await waits()).toEqual([])
  await upload()
  await move(7)
  expect(await waits()).toEqual([])
})

test('the account manager is told about a client’s document, and no staff are told about the company’s own', async () => {
  const manager = await aManager(server.db)
  const { id, client, desk, upload, told } = await aWorld(manager)
  await upload(desk, 'exportCertificate')
  expect(await told()).toEqual([])
  await upload()
  expect(await told()).toEqual([
    {
      rooms: [`user:${manager.id}`],
      payload: expect.objectContaining({
        messageEn: 'Document to check: Passport',
        messageRu: 'Документ на проверку: Паспорт',
        detail: expect.objectContaining({ clientId: client.id, purchaseId: id }),
      }),
    },
  ])
})

test('without an account manager who sees purchases, everyone who sees them is told', async () => {
  const blind = await aManager(server.db, { permissions: { managerBidForClient: false } })
  const gone = await aManager(server.db)
  for (const manager of [undefined, blind, gone]) {
    const { upload, told } = await aWorld(manager)
    if (manager === gone)
      await server.db
        .updateTable('users')
        .set({ role_id: roleIds.disabled })
        .where('id', '=', gone.id)
        .execute()
    await upload()
    expect((await told()).map(({ rooms }) => rooms)).toEqual([['desk:purchases']])
  }
})
