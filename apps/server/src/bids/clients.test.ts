import { roleIds } from '@seriba/domain/access/roles'
import { expect, test } from 'vitest'
import { aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a manager can find clients, but no staff, by name, company, email, and number', async () => {
  const client = await aClient(server.db)
  const [name, company] = ['Anders Holm', 'Nordic 100% Cars']
  const manager = await aManager(server.db)
  await server.db.updateTable('users').set({ full_name: name, company }).where('id', '=', client.id).execute()
  const desk = await server.signInAs(manager)
  const found = async (user: string) => (await desk.get('/user/search', { user })).json().result
  const anders = [{ value: client.id, label: `${name} · ${company} · ${client.id}`, name, company }]
  for (const text of ['ders h', 'NORDIC', '100% ', client.email, String(client.id)]) {
    expect(await found(text)).toEqual(anders)
  }
  expect(await found(manager.email)).toEqual([])
  expect(await found('%%%%')).toEqual([])
  // Nobody can bid for a disabled account.
  await server.db
    .updateTable('users')
    .set({ role_id: roleIds.disabled })
    .where('id', '=', client.id)
    .execute()
  expect(await found('NORDIC')).toEqual([])
})

test('a search of three letters is too short, and at most eleven clients are returned', async () => {
  for (let i = 0; i < 12; i += 1) await aClient(server.db)
  const desk = await server.signInAs(await aManager(server.db))
  const short = await desk.get('/user/search', { user: 'abc' })
  expect([short.statusCode, short.json().messageCode]).toEqual([422, 'more_chars'])
  expect((await desk.get('/user/search', { user: 'test.example' })).json().result).toHaveLength(11)
})

test('a client’s figures are shown to managers', async () => {
  const client = await aClient(server.db, { creditLimit: 500_000 })
  await aLedgerRow(server.db, client, 120_000)
  const desk = await server.signInAs(await aManager(server.db))
  expect((await desk.get('/user/user-info', { id: client.id })).json().result).toMatchObject({
    detail: { userId: client.id, roleId: 1064 },
    balanceInfo: { balance: 120_000, creditLimit: 500_000, bidAllow: 620_000 },
  })
  expect((await desk.get('/user/user-info', { id: 9e15 })).statusCode).toBe(404)
  const buyer = await server.signInAs(client)
  expect((await buyer.get('/user/user-info', { id: client.id })).statusCode).toBe(403)
})

test('a dealer can search and see figures only for their own clients', async () => {
  const [dealer, other] = [await aDealer(server.db), await aDealer(server.db)]
  const own = await aClient(server.db, { dealer })
  const foreign = await aClient(server.db, { dealer: other })
  const browser = await server.signInAs(dealer)
  const found = async (user: string) =>
    (await browser.get('/user/search', { user })).json().result.map(({ value }: { value: number }) => value)
  expect(await found('test.example')).toEqual([own.id])
  expect(await found(foreign.email)).toEqual([])
  expect((await browser.get('/user/user-info', { id: own.id })).statusCode).toBe(200)
  expect((await browser.get('/user/user-info', { id: foreign.id })).json().messageCode).toBe(
    'client_not_found',
  )
  expect((await browser.get('/user/user-info', { id: dealer.id })).json().messageCode).toBe(
    'client_not_found',
  )

  await server.db.updateTable('users').set({ dealer_id: other.id }).where('id', '=', own.id).execute()
  expect(await found('test.example')).toEqual([])
})

test('a manager without the search flag is refused', async () => {
  const narrow = await aManager(server.db, { permissions: { managerBidForClient: false } })
  const desk = await server.signInAs(narrow)
  expect((await desk.get('/user/search', { user: 'test' })).json().messageCode).toBe('permission_missing')
  expect((await desk.get('/user/user-info', { id: 1 })).json().messageCode).toBe('permission_missing')
})
