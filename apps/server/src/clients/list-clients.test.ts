import { roleIds } from '@seriba/domain/access/roles'
import { creditUsage } from '@seriba/domain/clients/client-list'
import { balanceOf } from '@seriba/server-credit/credit'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, aUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function aDesk() {
  const manager = await aManager(server.db)
  const browser = await server.signInAs(manager)
  const list = async (query: Record<string, unknown> = {}) =>
    (await browser.get('/client/index', query)).json().result
  const idsOf = async (query: Record<string, unknown>): Promise<number[]> =>
    (await list(query)).clients.map(({ userId }: { userId: number }) => userId)
  return { manager, list, idsOf }
}

/** Lets a test look at its own clients only. */
async function ownClients(count: number, company: string) {
  const clients = []
  for (let at = 0; at < count; at += 1) clients.push(await aClient(server.db, { creditLimit: 1_000_000 }))
  const ids = clients.map(({ id }) => id)
  await server.db.updateTable('users').set({ company }).where('id', 'in', ids).execute()
  return clients
}

test('every client is listed with their balance and limits, but staff are not', async () => {
  const { manager, list } = await aDesk()
  const [first, second] = await ownClients(2, 'Figures')
  if (!first || !second) throw new Error('there are two')
  await aLedgerRow(server.db, first, 200_000)
  await aBid(server.db, first, { amount: 300_000 })
  await aBid(server.db, first, { amount: 450_000, status: 6 })
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', first.id).execute()
  const { clients, pageInfo } = await list({ search: 'figures', sort: 'id' })
  expect(pageInfo.totalSearchResults).toBe(2)
  expect(clients).toEqual([
    expect.objectContaining({
      userId: first.id,
      company: 'Figures',
      manager: expect.stringContaining('manager'),
      recentWins: 1,
      balanceInfo: await balanceOf(server.db, first.id),
    }),
    expect.objectContaining({
      userId: second.id,
      manager: null,
      recentWins: 0,
      balanceInfo: await balanceOf(server.db, second.id),
    }),
  ])
  expect((await list({ search: String(manager.id) })).clients).toEqual([])
})

test('clients can be found by name, company, email, and number', async () => {
  const { idsOf } = await aDesk()
  const [client] = await ownClients(1, 'Vostok 100%_Auto')
  if (!client) throw new Error('there is one')
  for (const search of ['vostok 100%', '%_a', client.email, String(client.id)])
    expect(await idsOf({ search })).toContain(client.id)
  expect(await idsOf({ search: '100_Auto' })).toEqual([])
})

test('filters by kind, manager, dealer, and debt narrow the list, and each kind shows its count', async () => {
  const { manager, list, idsOf } = await aDesk()
  const dealer = await aDealer(server.db)
  const [kept, owing] = await ownClients(2, 'Narrow')
  const vip = await aUser(server.db, { role: 'vip', dealer })
  if (!kept || !owing) throw new Error('there are two')
  await server.db.updateTable('users').set({ company: 'Narrow' }).where('id', '=', vip.id).execute()
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', kept.id).execute()
  await aLedgerRow(server.db, owing, -1)
  const search = 'narrow'
  expect(await idsOf({ search, managerId: manager.id })).toEqual([kept.id])
  expect(await idsOf({ search, dealerId: dealer.id })).toEqual([vip.id])
  expect(await idsOf({ search, debt: 1 })).toEqual([owing.id])
  expect(await idsOf({ search, roleId: roleIds.vip })).toEqual([vip.id])
  const { counts, pageInfo } = await list({ search, roleId: roleIds.vip })
  const count = (roleId: number) => counts.find((row: { roleId: number }) => row.roleId === roleId)?.count
  expect([count(roleIds.client), count(roleIds.vip), count(roleIds.dealer)]).toEqual([2, 1, 0])
  expect(pageInfo.totalSearchResults).toBe(1)
})

test('filters by country, balance, held credit, last login, and second step narrow the list', async () => {
  const { list, idsOf } = await aDesk()
  const people = await ownClients(5, 'Filtered')
  const [plain, rich, busy, full, shut] = people.map(({ id }) => id)
  const [, aRich, aBusy, aFull] = people
  if (!aRich || !aBusy || !aFull) throw new Error('there are five')
  await aLedgerRow(server.db, aRich, 1)
  await aBid(server.db, aBusy, { amount: 850_000 })
  await aBid(server.db, aFull, { amount: 960_000 })
  const change = (id: number | undefined, values: object) =>
    server.db
      .updateTable('users')
      .set(values)
      .where('id', '=', id ?? 0)
      .execute()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await change(rich, { country_id: 116, two_step_since: new Date() })
  await change(plain, { last_login: new Date() })
  await change(rich, { last_login: daysAgo(6) })
  await change(busy, { last_login: daysAgo(20) })
  await change(full, { last_login: daysAgo(40) })
  await change(shut, { last_login: null })
  const found = (query: Record<string, unknown>) => idsOf({ search: 'filtered', sort: 'id', ...query })
  expect(await found({ countryId: 116 })).toEqual([rich])
  expect(await found({ twoStep: 1 })).toEqual([rich])
  expect(await found({ twoStep: 0 })).toEqual([plain, busy, full, shut])
  expect(await found({ balance: 'positive' })).toEqual([rich])
  expect(await found({ balance: 'zero' })).toEqual([plain, busy, full, shut])
  expect(await found({ held: 'none' })).toEqual([plain, rich, shut])
  expect(await found({ held: 'near' })).toEqual([busy])
  expect(await found({ held: 'full' })).toEqual([full])
  expect(await found({ held: 'over' })).toEqual([])
  await aBid(server.db, aFull, { amount: 100_000 })
  expect(await found({ held: 'over' })).toEqual([full])
  expect(await found({ lastLogin: 'today' })).toEqual([plain])
  expect(await found({ lastLogin: 'week' })).toEqual([plain, rich])
  expect(await found({ lastLogin: 'month' })).toEqual([plain, rich, busy])
  expect(await found({ lastLogin: 'longer' })).toEqual([full])
  expect(await found({ lastLogin: 'never' })).toEqual([shut])
  const { clients, counts, pageInfo } = await list({ search: 'filtered', held: 'near' })
  expect(clients).toEqual([expect.objectContaining({ userId: busy, twoStep: false })])
  expect([counts.reduce((sum: number, row: { count: number }) => sum + row.count, 0), pageInfo]).toEqual([
    1,
    expect.objectContaining({ totalSearchResults: 1 }),
  ])
})

test('countries are sorted by name in the caller’s language, and kinds in the order of the tabs', async () => {
  const { idsOf } = await aDesk()
  const people = await ownClients(3, 'Ordered')
  const places = [
    { country_id: 183, role_id: roleIds.guest },
    { country_id: 116, role_id: roleIds.client },
    { country_id: 0, role_id: roleIds.vip },
  ]
  for (const [at, place] of places.entries())
    await server.db
      .updateTable('users')
      .set(place)
      .where('id', '=', people[at]?.id ?? 0)
      .execute()
  const [russian, kenyan, nowhere] = people.map(({ id }) => id)
  expect(await idsOf({ search: 'ordered', sort: 'country' })).toEqual([kenyan, russian, nowhere])
  expect(await idsOf({ search: 'ordered', sort: 'role' })).toEqual([kenyan, nowhere, russian])
})

test('a client who is currently online counts once', async () => {
  const { list } = await aDesk()
  const before = (await list()).online
  const [client] = await ownClients(1, 'Online')
  if (!client) throw new Error('there is one')
  await server.signInAs(client)
  await server.signInAs(client)
  expect((await list({ search: 'nobody' })).online).toBe(before + 1)
  await server.db
    .updateTable('sessions')
    .set({ access_expires: new Date(Date.now() - 1000) })
    .where('user_id', '=', client.id)
    .execute()
  expect((await list()).online).toBe(before)
})

test.each([
  ['balance', 'desc', [2, 0, 1]],
  ['balance', 'asc', [1, 0, 2]],
  ['maximum', 'desc', [0, 2, 1]],
  ['held', 'desc', [2, 0, 1]],
  ['liveBids', 'desc', [2, 0, 1]],
] as const)('the list can be sorted by %s, %s', async (sort, order, expected) => {
  const { idsOf } = await aDesk()
  const company = `Sorted ${sort} ${order}`
  const clients = await ownClients(3, company)
  const [, low, high] = clients
  if (!low || !high) throw new Error('there are three')
  await aLedgerRow(server.db, low, -500_000)
  await aLedgerRow(server.db, high, 100_000)
  await aBid(server.db, high, { amount: 300_000 })
  expect(await idsOf({ search: company, sort, order })).toEqual(expected.map((at) => clients[at]?.id))
})

test('sorting by a figure matches the figures shown, with groups, wins, charges, and payments', async () => {
  const { list } = await aDesk()
  const clients = await ownClients(12, 'Mixed')
  for (const [at, client] of clients.entries()) {
    const { id: group } = await server.db
      .insertInto('bid_groups')
      .values({ client_id: client.id, number: 1, label: 'A', quota: 1 + (at % 2) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let bid = 0; bid < at % 5; bid += 1)
      await aBid(server.db, client, {
        amount: 100_000 + 35_000 * ((at * 7 + bid * 3) % 11),
        ...(bid % 2 === 0 && { group_id: group }),
      })
    if (at % 3 === 0) await aBid(server.db, client, { amount: 250_000 + at * 1000, status: 6 })
    if (at % 4 === 1) await aLedgerRow(server.db, client, (at - 6) * 90_000)
  }
  type Row = {
    balanceInfo: Record<
      'balance' | 'creditLimit' | 'availableLimit' | 'activeBids' | 'activeBidsCount',
      number
    >
  }
  const figures = {
    balance: ({ balanceInfo }: Row) => balanceInfo.balance,
    maximum: ({ balanceInfo }: Row) => balanceInfo.availableLimit,
    held: ({ balanceInfo }: Row) => creditUsage(balanceInfo),
    liveBids: ({ balanceInfo }: Row) => balanceInfo.activeBidsCount,
  }
  for (const [sort, figureOf] of Object.entries(figures)) {
    const rows: Row[] = (await list({ search: 'mixed', sort, order: 'desc' })).clients
    const shown = rows.map(figureOf)
    expect(shown).toHaveLength(12)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    expect(new Set(shown).size).toBeGreaterThan(2)
  }
})

test('pages follow one another without gaps, whatever the sort order', async () => {
  const { idsOf, list } = await aDesk()
  const clients = await ownClients(5, 'Paged')
  for (const sort of ['id', 'held', 'lastLogin']) {
    const pages = [1, 2, 3].map((page) => idsOf({ search: 'paged', sort, page, pageSize: 2 }))
    expect((await Promise.all(pages)).flat()).toEqual(clients.map(({ id }) => id))
  }
  expect((await list({ search: 'paged', pageSize: 2 })).pageInfo).toMatchObject({
    pageSize: 2,
    totalSearchResults: 5,
  })
})

test('managers and dealers can be put in charge of clients', async () => {
  const manager = await aManager(server.db)
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db)
  const { managers, dealers } = (
    await (await server.signInAs(manager)).get('/client/account-managers')
  ).json().result
  const has = (list: { value: number }[], { id }: { id: number }) => list.some(({ value }) => value === id)
  expect([has(managers, manager), has(dealers, dealer)]).toEqual([true, true])
  expect([has(managers, dealer), has(dealers, manager), has(dealers, client)]).toEqual([false, false, false])
})
