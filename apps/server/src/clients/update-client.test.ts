import { roleIds } from '@seriba/domain/access/roles'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { auditOf, audiencesOf, accountOf } = accountsOf(server)
const desk = async () => {
  const manager = await aManager(server.db)
  return { manager, browser: await server.signInAs(manager) }
}

test('a changed limit is saved, audited with its reason, and announced to everyone who sees it', async () => {
  const { manager, browser } = await desk()
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { creditLimit: 3_000_000, dealer })
  const limits = { creditLimit: 4_500_000, dailyBidLimit: 20, dailyUssLimit: 10 }
  const response = await browser.put('/client/update', {
    id: client.id,
    ...limits,
    reason: ' Deposit agreed ',
  })
  expect(response.json().result).toEqual({ success: true })
  expect(await accountOf(client.id)).toMatchObject({
    credit_limit: 4_500_000,
    daily_bid_limit: 20,
    daily_uss_limit: 10,
  })
  expect(await auditOf(client.id)).toEqual([
    {
      action: 'client.update',
      actor_id: manager.id,
      before: { credit_limit: 3_000_000, daily_bid_limit: 0, daily_uss_limit: 0, permissions: {} },
      after: {
        credit_limit: 4_500_000,
        daily_bid_limit: 20,
        daily_uss_limit: 10,
        permissions: { dailyBidLimitCheck: true, ussLimitCheck: true },
        reason: 'Deposit agreed',
      },
    },
  ])
  expect(await audiencesOf(client.id)).toEqual([`user:${client.id} staff dealer:${dealer.id}`])
})

test('saving unchanged values is neither audited nor announced', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db, { creditLimit: 3_000_000 })
  await browser.put('/client/update', { id: client.id, creditLimit: 3_000_000, notes: ' ', managerId: 0 })
  expect([await auditOf(client.id), await audiencesOf(client.id)]).toEqual([[], []])
})

test('the new limit applies to the client’s next bid', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db, { creditLimit: 100_000 })
  const buyer = await server.signInAs(client)
  const bid = async () => {
    const lot = await aLot(server.db)
    const body = { carId: String(lot.id), amount: 500_000, lotType: 'auction', bidType: 1, confirm: 1 }
    return (await buyer.post('/bid/create', body)).statusCode
  }
  expect(await bid()).toBe(402)
  await browser.put('/client/update', { id: client.id, creditLimit: 600_000, reason: 'Agreed' })
  expect(await bid()).toBe(200)
})

test('a daily limit applies once it is set, and 0 removes it', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db)
  const shown = async () => {
    const view = (await browser.get('/client/view', { id: client.id })).json().result
    return [view.balanceInfo.dailyBidLimit, view.overrides]
  }
  const buyer = await server.signInAs(client)
  const bid = async () =>
    (await buyer.post('/bid/create', bidOn(await aLot(server.db), 500_000))).json().messageCode ?? 'done'
  const set = (dailyBidLimit: number) =>
    browser.put('/client/update', { id: client.id, dailyBidLimit, reason: 'Agreed' })

  await set(1)
  expect([await bid(), await bid()]).toEqual(['done', 'daily_bid_limit'])
  expect(await shown()).toEqual([1, { dailyBidLimitCheck: true }])
  await set(0)
  expect(await bid()).toBe('done')
  expect(await shown()).toEqual([0, {}])
})

test('a limit whose flag is off is not shown as if it applied', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db)
  await browser.put('/client/update', {
    id: client.id,
    dailyBidLimit: 5,
    dailyUssLimit: 7,
    reason: 'Agreed',
  })
  const off = { dailyBidLimitCheck: false, ussLimitCheck: false }
  await browser.put('/client/update-permissions', { id: client.id, permissions: off, reason: 'Agreed' })
  const balance = (await (await server.signInAs(client)).get('/user/balance')).json().result.balanceInfo
  expect(balance).toMatchObject({ dailyBidLimit: 0, dailyUssLimit: 0 })
  await browser.put('/client/update', { id: client.id, dailyUssLimit: 7, reason: 'Agreed' })
  expect((await browser.get('/client/view', { id: client.id })).json().result.balanceInfo.dailyUssLimit).toBe(
    7,
  )
})

test('a client can be assigned only to somebody who may look after them', async () => {
  const { manager, browser } = await desk()
  const [dealer, client] = [await aDealer(server.db), await aClient(server.db)]
  const give = async (id: number, accountManagers: object) =>
    (await browser.put('/client/update', { id, ...accountManagers })).json()
  expect(await give(client.id, { managerId: manager.id, dealerId: dealer.id })).toHaveProperty('result')
  expect(await accountOf(client.id)).toMatchObject({ manager_id: manager.id, dealer_id: dealer.id })
  expect(await audiencesOf(client.id)).toEqual([`user:${client.id} staff dealer:${dealer.id}`])

  const wrong = { managerId: 'manager_unknown', dealerId: 'dealer_unknown' }
  for (const id of [client.id, 9e15])
    expect(await give(client.id, { managerId: id, dealerId: id })).toMatchObject({ fields: wrong })
  expect(await give(dealer.id, { dealerId: dealer.id })).toMatchObject({
    fields: { dealerId: 'dealer_unknown' },
  })
  expect(await give(client.id, { managerId: 0, dealerId: 0 })).toHaveProperty('result')
  expect(await accountOf(client.id)).toMatchObject({ manager_id: null, dealer_id: null })
})

test('a new account type starts with its own template', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db, { permissions: { biddingAllowed: true, shareCar: false } })
  const buyer = await server.signInAs(client)
  const mayBid = async () => (await buyer.get('/user/view-profile')).json().result.permission.biddingAllowed
  expect(await mayBid()).toBe(true)
  await browser.put('/client/update', { id: client.id, roleId: roleIds.restricted, reason: 'Debt' })
  expect(await mayBid()).toBe(false)
  expect(await accountOf(client.id)).toMatchObject({ role_id: roleIds.restricted, permissions: {} })
  expect((await auditOf(client.id)).at(-1)).toMatchObject({
    before: { role_id: roleIds.client, permissions: { biddingAllowed: true, shareCar: false } },
    after: { role_id: roleIds.restricted, permissions: {}, reason: 'Debt' },
  })
})

test('a disabled account is logged out at once and can be enabled again', async () => {
  const { browser } = await desk()
  const client = await aClient(server.db)
  const buyer = await server.signInAs(client)
  await browser.put('/client/update', { id: client.id, roleId: roleIds.disabled, reason: 'Left' })
  expect((await buyer.get('/user/view-profile')).statusCode).toBe(401)
  expect((await browser.get('/client/view', { id: client.id })).json().result.detail.roleId).toBe(
    roleIds.disabled,
  )
  await browser.put('/client/update', { id: client.id, roleId: roleIds.client, reason: 'Back' })
  const again = await server.signInAs(client)
  expect((await again.get('/user/view-profile')).statusCode).toBe(200)
})

test('nobody becomes staff here, and staff cannot be changed here', async () => {
  const { manager, browser } = await desk()
  const client = await aClient(server.db)
  const made = await browser.put('/client/update', { id: client.id, roleId: roleIds.manager })
  expect([made.statusCode, Object.keys(made.json().fields)]).toEqual([422, ['roleId']])
  for (const path of ['/client/update', '/client/update-permissions']) {
    const own = await browser.put(path, { id: manager.id, creditLimit: 1, permissions: {} })
    expect([own.statusCode, own.json().messageCode]).toEqual([404, 'client_not_found'])
  }
})

test.each([
  ['creditLimit', -1],
  ['creditLimit', 1.5],
  ['creditLimit', 10_000_000_001],
  ['dailyBidLimit', 10_001],
  ['language', 1],
])('%s cannot be %s', async (field, value) => {
  const { browser } = await desk()
  const client = await aClient(server.db)
  const response = await browser.put('/client/update', { id: client.id, [field]: value })
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
})
