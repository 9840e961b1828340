import { contracts } from '@seriba/contracts/all'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { PageType } from '@seriba/domain/lots/page-types'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBid, aLot, bidOn, type TestLot } from './bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from './builders.ts'
import { closes } from './closed-by-flags.ts'
import { callContract } from './contract-call.ts'
import { numberEvents } from './number-events.ts'
import { type Browser, testServer } from './server.ts'

const server = testServer()
const makers = { client: aClient, dealer: aDealer, manager: aManager } as const
type Role = keyof typeof makers

const withFlag = async (role: Role, flag: PermissionFlag, on: boolean) =>
  server.signInAs(await makers[role](server.db, { permissions: { [flag]: on } }))

async function answer(browser: Browser, call: string, input: Record<string, unknown>) {
  const contract = contracts[call]
  if (!contract) throw new Error(`there is no ${call}`)
  const response = await callContract(browser, contract, input)
  return [response.statusCode, response.json().messageCode ?? 'done']
}

const refused = [403, 'permission_missing']

/** A page's calls with the input they need. A schedule is for one kind, so its statistics request it too. */
const ofPage: [string, Record<string, unknown>][] = [
  ['catalogue.listing', {}],
  ['lotFilters.filters', {}],
  ['lotFilters.filterAttributes', {}],
  ['lotFilters.filterChassis', { search_chassis: 'GRS' }],
  ['lotFilters.filterModel', { search_model: 'alp' }],
  ['lotFilters.makers', {}],
  ['lotFilters.models', { id: 'TOYOTA', name: 'TOYOTA' }],
  ['lotFilters.conditionList', {}],
  ['lot.viewLot', { id: '1' }],
  ['priceEvidence.earlierAuctions', { id: '1' }],
  ['priceEvidence.priceEvidence', { id: '1' }],
  ['searches.saveSearch', { title: 'Mine', params: 'maker=TOYOTA' }],
]

describe.each([
  ['carAuctionsView', ['car-auction']],
  ['salesStatisticsView', ['stats', 'machinery-stats']],
  ['bikeView', ['bikes', 'bike-stats']],
  ['machineryView', ['machinery']],
  ['onepriceView', ['stock']],
] as [PermissionFlag, PageType[]][])('without %s', (flag, pages) => {
  test.each(pages)('every call that needs %s is refused, and with it none is', async (pageType) => {
    const [off, on] = [await withFlag('client', flag, false), await withFlag('client', flag, true)]
    for (const [call, more] of ofPage) {
      const input = { pageType, type: pageType, ...more }
      expect([call, ...(await answer(off, call, input))]).toEqual([call, ...refused])
      expect([call, ...(await answer(on, call, input))]).not.toEqual([call, ...refused])
    }
  })
})

test.each([
  ['carAuctionsView', 'car'],
  ['bikeView', 'bike'],
  ['machineryView', 'machinery'],
  ['onepriceView', 'stock'],
] as const)('without %s, a bid on a %s lot is refused', async (flag, kind) => {
  const off = await withFlag('client', flag, false)
  const lot = await aLot(server.db, { kind, ...(kind === 'stock' && { sold_price: 900_000 }) })
  expect(await answer(off, 'bids.createBid', bidOn(lot, 500_000))).toEqual(refused)
})

test('without machineryView and salesStatisticsView, there is no category of machinery', async () => {
  const user = await aClient(server.db, {
    permissions: { machineryView: false, salesStatisticsView: false },
  })
  const off = await server.signInAs(user)
  expect(await answer(off, 'lotFilters.categoryList', { pageType: 'machinery' })).toEqual(refused)
})

test.each(closes)('without %s, a %s is refused %s, and with it is not', async (flag, role, call, input) => {
  expect(await answer(await withFlag(role, flag, false), call, input)).toEqual(refused)
  expect(await answer(await withFlag(role, flag, true), call, input)).not.toEqual(refused)
})

test.each(['bidManageStatus', 'bidManagementEnabled'] as const)(
  'without %s, a manager cannot change a status',
  async (flag) => {
    const bid = await aBid(server.db, await aClient(server.db))
    const input = { bidId: bid.id, status: bidStatus.bid }
    expect(await answer(await withFlag('manager', flag, false), 'bids.updateBidStatus', input)).toEqual(
      refused,
    )
    expect(await answer(await withFlag('manager', flag, true), 'bids.updateBidStatus', input)).toEqual([
      200,
      'done',
    ])
  },
)

test.each(['bidManageBidPrice', 'bidManagementEnabled'] as const)(
  'without %s, a manager can place a bid for a client but not change an existing one',
  async (flag) => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db)
    const off = await withFlag('manager', flag, false)
    const place = (browser: Browser, amount: number) =>
      answer(browser, 'bids.bidFromManager', bidOn(lot, amount, { userId: client.id }))
    expect(await place(off, 500_000)).toEqual([200, 'done'])
    expect(await place(off, 600_000)).toEqual(refused)
    expect(await place(await withFlag('manager', flag, true), 600_000)).toEqual([200, 'done'])
  },
)

test('without dealerBidAccess, a dealer can neither cancel nor write in their client’s name', async () => {
  for (const [dealerBidAccess, cancelled] of [
    [false, [403, 'not_yours']],
    [true, [200, 'done']],
  ] as const) {
    const dealer = await aDealer(server.db, { permissions: { dealerBidAccess } })
    const bid = await aBid(server.db, await aClient(server.db, { dealer }))
    const browser = await server.signInAs(dealer)
    const message = { bidId: bid.id, comment: 'Please' }
    expect((await answer(browser, 'chat.saveChat', message))[0]).toBe(dealerBidAccess ? 200 : 404)
    expect(
      await answer(browser, 'bids.updateBidStatus', { bidId: bid.id, status: bidStatus.cancel }),
    ).toEqual(cancelled)
  }
})

test('without dealerBidAccess, a dealer is not notified of messages between their clients and staff', async () => {
  const dealer = await aDealer(server.db)
  const bid = await aBid(server.db, await aClient(server.db, { dealer }))
  const own = await aBid(server.db, dealer)
  const [desk, browser] = [await server.signInAs(await aManager(server.db)), await server.signInAs(dealer)]
  const write = async (bidId: number, comment: string) =>
    expect(await answer(desk, 'chat.saveChat', { bidId, comment })).toEqual([200, 'done'])
  const allow = (dealerBidAccess: boolean) =>
    server.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ dealerBidAccess }) })
      .where('id', '=', dealer.id)
      .execute()
  const heard = async () => {
    await numberEvents(server.db)
    const [missed, list] = [
      (await browser.get('/user/events', { after: 0 })).json().result.events,
      (await browser.get('/user/notifications')).json().result.items,
    ]
    const words = (told: { payload: { comment?: string } }[]) =>
      told.map(({ payload }) => payload.comment).sort()
    expect(words(list)).toEqual(words(missed))
    return words(missed)
  }

  await write(bid.id, 'as one of them')
  expect(await heard()).toEqual(['as one of them'])
  await allow(false)
  await write(bid.id, 'between us')
  await write(own.id, 'to you')
  expect(await heard()).toEqual(['to you'])
  const { rows } = await sql<{ rooms: string[] }>`
    select rooms from events where payload->>'comment' = 'between us'`.execute(server.db)
  expect(rows[0]?.rooms).not.toContain(`dealer:${dealer.id}`)
})

const bid = async (user: TestUser, lot: TestLot, more = {}) =>
  answer(await server.signInAs(user), 'bids.createBid', bidOn(lot, 500_000, more))

test('without exportTypeShow, a bid has no export type, and without exportTypeOptional it must have one', async () => {
  const [unasked, strict] = [{ exportTypeShow: false }, { exportTypeOptional: false }]
  const lot = await aLot(server.db)
  expect(await bid(await aClient(server.db, { permissions: unasked }), lot, { bidType: 1 })).toEqual(refused)
  expect(await bid(await aClient(server.db, { permissions: unasked }), lot)).toEqual([200, 'done'])
  expect(await bid(await aClient(server.db, { permissions: strict }), lot)).toEqual([
    422,
    'bid_type_required',
  ])
})

test('creditLimitCheck and dailyBidLimitCheck limit a client while they are on', async () => {
  const poor = (creditLimitCheck: boolean) =>
    aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck } })
  expect(await bid(await poor(true), await aLot(server.db))).toEqual([402, 'not_enough_credit'])
  expect(await bid(await poor(false), await aLot(server.db))).toEqual([200, 'done'])

  for (const [dailyBidLimitCheck, expected] of [
    [true, [422, 'daily_bid_limit']],
    [false, [200, 'done']],
  ] as const) {
    const client = await aClient(server.db, { permissions: { dailyBidLimitCheck } })
    await server.db.updateTable('users').set({ daily_bid_limit: 1 }).where('id', '=', client.id).execute()
    await bid(client, await aLot(server.db))
    expect(await bid(client, await aLot(server.db))).toEqual(expected)
  }
})

test('bidDeadlineCheck closes bidding at the hall’s deadline rather than at the start', async () => {
  const soon = new Date(Date.now() + 20 * 60_000)
  const outcome = async (bidDeadlineCheck: boolean) =>
    bid(
      await aClient(server.db, { permissions: { bidDeadlineCheck } }),
      await aLot(server.db, { auction_at: soon }),
    )
  expect(await outcome(true)).toEqual([409, 'bidding_closed'])
  expect(await outcome(false)).toEqual([200, 'done'])
})

test('auctionTranslationUse gives access to sheet translations, and without a translator there are none', async () => {
  const lot = await aLot(server.db)
  const ask = async (auctionTranslationUse: boolean) => {
    const client = await aClient(server.db, { permissions: { auctionTranslationUse } })
    const browser = await server.signInAs(client)
    return browser.get('/car-auction/image-translate', { carId: String(lot.id), language: 'EN' })
  }
  expect((await ask(false)).json().messageCode).toBe('permission_missing')
  expect((await ask(true)).json()).toEqual({ result: null })
})

test('downloadPhotos and ussLimitCheck are returned with the lot', async () => {
  const [lot, counted] = [await aLot(server.db), await aLot(server.db, { is_uss: true })]
  const view = async (flag: PermissionFlag, on: boolean, { id } = lot) => {
    const user = await aClient(server.db, { permissions: { [flag]: on } })
    await server.db.updateTable('users').set({ daily_uss_limit: 3 }).where('id', '=', user.id).execute()
    const browser = await server.signInAs(user)
    return (await browser.get('/car-auction/view', { id: String(id) })).json().result
  }
  const download = async (on: boolean) =>
    (await view('downloadPhotos', on)).lotDetail.carCommonDetail.allowDownloadPhotos
  expect([await download(true), await download(false)]).toEqual([true, false])
  const limit = async (on: boolean) => (await view('ussLimitCheck', on, counted)).ussCounter
  expect([await limit(true), await limit(false)]).toEqual([{ ussLimit: 3 }, { ussLimit: 0, unlimited: true }])
})

test('adjustmentPriceShow and exportTypeShow determine what lists show about a bid', async () => {
  const shown = async (on: boolean) => {
    const client = await aClient(server.db, {
      permissions: { adjustmentPriceShow: on, exportTypeShow: on },
    })
    await aBid(server.db, client, { adjustment_price: 30_000, bid_type: 1 })
    const list = (await (await server.signInAs(client)).get('/bid/my-bid')).json().result
    const [row] = list.cars
    return [row.adjustmentPrice, row.exportType]
  }
  expect(await shown(true)).toEqual([30_000, 1])
  expect(await shown(false)).toEqual([0, null])
})

test('a profile has each flag as it is set', async () => {
  for (const flag of Object.keys(permissionsOf('client')) as PermissionFlag[]) {
    for (const on of [true, false]) {
      const { permission } = (await (await withFlag('client', flag, on)).get('/user/view-profile')).json()
        .result
      expect([flag, permission[flag]]).toEqual([flag, on])
    }
  }
})
