import { keptOfClients } from '@seriba/server-clients/privacy/kept-of-clients'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPurchase } from '../purchases/purchase-world.ts'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { errorOf } from '../test/error-of.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { accountOf, auditOf } = accountsOf(server)

test('clients can download a copy of all their data, and nobody else can', async () => {
  const client = await aClient(server.db)
  await aBid(server.db, client, { amount: 500_000 })
  await aBid(server.db, await aClient(server.db), { amount: 123_457 })
  const browser = await server.signInAs(client)
  await browser.post('/user/upload-document', {
    type: 'passport',
    name: 'passport.pdf',
    data: Buffer.from('%PDF-1.7').toString('base64'),
  })
  const { url } = (await browser.get('/user/export')).json().result
  const file = await browser.get(url.replace('/v1', ''))
  const parts = unzipSync(file.rawPayload)
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  expect(JSON.parse(text('account.json'))).toMatchObject([{ id: client.id, email: client.email }])
  expect(JSON.parse(text('bids.json'))).toMatchObject([{ amount: 500_000 }])
  expect(Object.keys(parts).filter((name) => name.startsWith('documents/'))).toHaveLength(1)
  expect(text('account.json')).not.toContain('password')
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get(url.replace('/v1', ''))).statusCode).toBe(404)
  expect((await auditOf(client.id)).at(-1)).toMatchObject({ action: 'user.export' })
})

/** Columns that name staff, or another account of a client's. */
const others =
  /_by$|\.by$|\.(by|actor|author|asked|chosen|changed|entered|written|ordered)_id$|^users\.|\.by_id$|^allocation_choices|translation_holders|bid_logs|audit\./

test('every table that refers to a client declares whether it is exported and whether it is deleted with them', async () => {
  const { rows } = await sql<{ place: string }>`
    select k.conrelid::regclass || '.' || a.attname as place
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass`.execute(server.db)
  const places = rows.map(({ place }) => place).filter((place) => !others.test(place))
  expect(Object.keys(keptOfClients).sort()).toEqual(places.sort())
})

test('the copy has what the client entered, but no secrets', async () => {
  const client = await aClient(server.db)
  const lot = await aLot(server.db)
  const browser = await server.signInAs(client)
  await server.db
    .insertInto('favorites')
    .values({ user_id: client.id, lot_id: lot.id, group_name: 'B' })
    .execute()
  const { url } = (await browser.get('/user/export')).json().result
  const parts = unzipSync((await browser.get(url.replace('/v1', ''))).rawPayload)
  const read = (name: string) => JSON.parse(strFromU8(parts[`${name}.json`] ?? new Uint8Array()))
  expect(read('sessions')).toMatchObject([{ ip: expect.any(String) }])
  expect(read('favorites')).toEqual([expect.objectContaining({ lot_id: lot.id })])
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join()
  expect(all).not.toMatch(/hash|secret/)
})

test('the copy includes purchase documents that the client may read', async () => {
  const client = await aClient(server.db)
  const { id, own, desk } = await aPurchase(server, client)
  const upload = (as: Browser, name: string, more: object = {}) =>
    as.post('/purchased-cars/upload-document', {
      id,
      type: 'other',
      name,
      data: Buffer.from(`%PDF-1.7 ${name}`).toString('base64'),
      ...more,
    })
  await upload(own, 'slip.pdf')
  await upload(desk, 'certificate.pdf')
  await upload(desk, 'draft.pdf', { visible: false })
  const gone = (await upload(own, 'wrong.pdf')).json().result.document.id
  await own.delete('/purchased-cars/delete-document', { id, documentId: gone })
  const { url } = (await own.get('/user/export')).json().result
  const parts = unzipSync((await own.get(url.replace('/v1', ''))).rawPayload)
  const documents = Object.entries(parts).filter(([name]) => name.startsWith('documents/'))
  expect(documents.map(([name, bytes]) => [name.split(' ').at(-1), strFromU8(bytes)])).toEqual([
    ['slip.pdf', '%PDF-1.7 slip.pdf'],
    ['certificate.pdf', '%PDF-1.7 certificate.pdf'],
  ])
})

test('a client can ask for deletion and withdraw the request', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const asked = async () => (await browser.get('/user/export')).json().result.deletionAsked
  await browser.post('/user/ask-deletion')
  expect(await asked()).toEqual(expect.any(String))
  await browser.post('/user/ask-deletion', { withdraw: 1 })
  expect(await asked()).toBeNull()
})

test('a client with no debts or pending business can be deleted, but the ledger and the log stay', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  await aLedgerRow(server.db, client, 150_000)
  const desk = await server.signInAs(await aManager(server.db))
  const remove = (reason = 'Asked by mail') => errorOf(desk.put('/client/delete', { id: client.id, reason }))
  expect(await remove(' ')).toEqual({ reason: 'field_required' })
  expect(await remove()).toBe('client_bound')
  await aLedgerRow(server.db, client, -150_000)
  const bid = await aBid(server.db, client)
  expect(await remove()).toBe('client_bound')
  await server.db.updateTable('bids').set({ status: 4 }).where('id', '=', bid.id).execute()
  await server.db
    .insertInto('favorites')
    .values({ user_id: client.id, lot_id: bid.lot_id, group_name: 'A' })
    .execute()
  await server.db
    .insertInto('consignees')
    .values({
      client_id: client.id,
      full_name: 'Asha',
      address: 'Moi Avenue 1',
      country_id: 1,
      telephone: '1',
      email: 'a@b.example',
    })
    .execute()
  expect(await remove()).toBeUndefined()
  for (const [table, column] of [
    ['favorites', 'user_id'],
    ['consignees', 'client_id'],
  ] as const)
    expect(
      (await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${client.id}`.execute(server.db))
        .rows,
    ).toEqual([])
  expect(await accountOf(client.id)).toMatchObject({
    full_name: `Deleted client ${client.id}`,
    email: `deleted-${client.id}@deleted.invalid`,
    mobile: null,
    password_hash: null,
    role_id: 982,
  })
  expect((await browser.get('/user/view-profile')).statusCode).toBe(401)
  const { count } = await server.db
    .selectFrom('ledger')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(2)
  expect((await auditOf(client.id)).at(-1)).toMatchObject({ action: 'client.delete' })
})

test('staff without the right cannot delete anyone', async () => {
  const client = await aClient(server.db)
  const desk = await server.signInAs(await aManager(server.db, { staffRole: 'manager' }))
  expect(await errorOf(desk.put('/client/delete', { id: client.id, reason: 'x' }))).toBe('permission_missing')
})

test('clients who asked for deletion are listed longest wait first, with what prevents each deletion', async () => {
  const [first, second, other] = [
    await aClient(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const desk = await server.signInAs(await aManager(server.db, { staffRole: 'manager' }))
  const list = async (query: object = {}) =>
    (await desk.get('/client/index', { pageSize: 100, deletion: 1, sort: 'deletionAsked', ...query })).json()
      .result
  const before = (await list()).deletionRequests
  const [clientOfFirst, clientOfSecond] = [await server.signInAs(first), await server.signInAs(second)]
  await clientOfFirst.post('/user/ask-deletion')
  await clientOfSecond.post('/user/ask-deletion')
  const asked = await list()
  const ids = asked.clients.map(({ userId }: { userId: number }) => userId)
  expect(ids.filter((id: number) => [first.id, second.id, other.id].includes(id))).toEqual([
    first.id,
    second.id,
  ])
  expect(asked.deletionRequests).toBe(before + 2)
  expect(asked.clients.find(({ userId }: { userId: number }) => userId === first.id).deletionAsked).toEqual(
    expect.any(String),
  )
  const all = (await list({ deletion: 0 })).clients
  expect(all.find(({ userId }: { userId: number }) => userId === other.id).deletionAsked).toBeNull()

  await aLedgerRow(server.db, first, -85_500)
  await aBid(server.db, first)
  await aBid(server.db, first, { status: 4 })
  await aBid(server.db, second)
  await server.db
    .insertInto('purchases')
    .values([
      { client_id: first.id, sku: `under-way-${first.id}`, lot: '{}', status: 4 },
      { client_id: first.id, sku: `delivered-${first.id}`, lot: '{}', status: 5 },
    ])
    .execute()
  const { deletion } = (await desk.get('/client/view', { id: first.id })).json().result
  expect(deletion).toEqual({ asked: expect.any(String), balance: -85_500, liveBids: 1, openPurchases: 1 })

  await clientOfFirst.post('/user/ask-deletion', { withdraw: 1 })
  expect((await list()).deletionRequests).toBe(before + 1)
  expect((await clientOfSecond.get('/client/index', { deletion: 1 })).statusCode).toBe(403)
})
