import { checkLedger } from '@seriba/server-money/check-ledger'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { testServer } from '../test/server.ts'
import { uploadsOf } from './upload.ts'

const server = testServer()
const opened = { desk: undefined as ReturnType<typeof server.signInAs> | undefined }
const desk = () => {
  opened.desk ??= aManager(server.db).then((manager) => server.signInAs(manager))
  return opened.desk
}
const { bring, takeBack, get, read, run } = uploadsOf(desk)

const clients = (domain: string) => [
  ['Email', 'Name', 'Country', 'Balance'],
  [`a@${domain}`, 'Amina', 'Kenya', 350_000],
  [`b@${domain}`, 'Brian', 'Kenya', -20_000],
]
const purchase = (email: string, sku: string) => [
  ['Client', 'Stock no', 'Date', 'Make', 'Model', 'Chassis', 'Price', 'Paid'],
  [email, sku, '2026-10-14', 'TOYOTA', 'AQUA', `C-${sku}`, 500_000, 200_000],
]
const idOf = async (email: string) => {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
const differences = () => checkLedger({ db: server.db, log: { error: () => {} } })

test('an upload that nothing depends on can be undone, and the same file can be uploaded again', async () => {
  const done = await bring('clients', clients('one.example'))
  const id = await idOf('a@one.example')
  expect((await takeBack(done.id, ' ')).fields).toEqual({ reason: 'field_required' })
  expect((await takeBack(done.id)).result.takenBack).not.toBeNull()
  const { rows } = await sql<{ name: string; email: string; balance: number }>`
    select full_name as name, email, (select sum(amount) from ledger where user_id = users.id)::bigint as balance
    from users where id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ name: `Deleted client ${id}`, email: `deleted-${id}@deleted.invalid`, balance: 0 }])
  const listed = (await (await desk()).get('/client/index', { search: 'Deleted client' })).json().result
  expect(listed.clients).toEqual([])
  expect((await takeBack(done.id)).messageCode).toBe('stale')

  const again = await read('clients', clients('one.example'))
  expect((await run(again.id)).result.made.clients).toBe(2)
  expect(await differences()).toEqual([])
})

test('undoing purchases leaves neither a car nor a debt, and frees their numbers', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const done = await bring('purchases', purchase(client.email, 'OLD-1'), { counted: false })
  expect((await takeBack(done.id)).result.takenBack).not.toBeNull()
  const lines = await ledgerLinesOf(server.db, client)
  expect(lines.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0)
  expect((await browser.get('/purchased-cars/listing')).json().result.carsList).toEqual([])
  const found = (await (await desk()).get('/purchase/index', { clientId: client.id })).json().result
  expect(found.purchases).toEqual([])
  expect(await differences()).toEqual([])
  await bring('purchases', purchase(client.email, 'OLD-1'), { counted: false })
})

test('whatever depends on an upload is listed and prevents undoing it', async () => {
  const done = await bring('clients', clients('two.example'))
  const [a, b] = [await idOf('a@two.example'), await idOf('b@two.example')]
  const bought = await bring('purchases', purchase('a@two.example', 'OLD-2'))
  const staff = await desk()
  await staff.post('/payments/create', { userId: b, type: 'Remittances', amount: 1000, method: 'cash' })
  const standing = (await get('/import/standing', { id: done.id })).result
  expect(standing).toMatchObject({
    count: 2,
    standing: [
      { entity: 'client', id: a, name: 'Amina', bonds: ['purchases'] },
      { entity: 'client', id: b, bonds: ['payments'] },
    ],
  })
  expect((await takeBack(done.id)).messageCode).toBe('import_bound')
  expect((await takeBack(bought.id)).result.takenBack).not.toBeNull()
  expect((await get('/import/standing', { id: done.id })).result.standing).toMatchObject([{ id: b }])
})

test('a purchase that has moved on, was paid, or was corrected prevents undoing its upload', async () => {
  const client = await aClient(server.db)
  const done = await bring('purchases', purchase(client.email, 'OLD-3'))
  const { purchase_id: id } = await server.db
    .selectFrom('imported_purchases')
    .select('purchase_id')
    .where('import_id', '=', done.id)
    .executeTakeFirstOrThrow()
  const staff = await desk()
  const bonds = async () => (await get('/import/standing', { id: done.id })).result.standing[0]?.bonds
  expect(await bonds()).toBeUndefined()
  await staff.put('/purchased-cars/update-status', { id, status: 1 })
  await staff.post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount: 1000,
    method: 'cash',
  })
  await staff.put('/purchased-cars/update-finances', { id, agentFee: 1, reason: 'Forgotten', version: 1 })
  expect(await bonds()).toEqual(['moved', 'costs', 'payments'])
  expect((await takeBack(done.id)).messageCode).toBe('import_bound')
})

test('a colleague who may record payments but not reverse them cannot undo an upload', async () => {
  const done = await bring('clients', clients('three.example'))
  const manager = await aManager(server.db, { permissions: { paymentsReverse: false } })
  const browser = await server.signInAs(manager)
  expect((await browser.get('/import/view', { id: done.id })).statusCode).toBe(200)
  expect((await browser.post('/import/take-back', { id: done.id, reason: 'x' })).statusCode).toBe(403)
})
