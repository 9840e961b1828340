import { lotStatus } from '@seriba/domain/lots/lot-status'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)
const { change, view, historyOf, inMinutes, bidsInGroup } = groupDeskOf(server)

const rowOf = async (manager: TestUser, bidId: number) => {
  const { cars } = (await (await server.signInAs(manager)).get('/bid/index', { bidId })).json().result
  return cars[0]
}

describe('the number of vehicles a group buys', () => {
  test('can be changed by its client and by staff, and appears in each bid’s history', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000])
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([200, 'done'])
    expect(await change(manager, { bidGroup: 1, cars: 3, userId: client.id })).toEqual([200, 'done'])
    expect((await view(client)).group).toMatchObject({ cars: 3, won: 0, bids: 2, state: 'open' })
    for (const id of bids)
      expect(await historyOf(manager, id)).toEqual([
        'Group A: vehicles to buy 1 → 2',
        'Group A: vehicles to buy 2 → 3',
      ])
  })

  test('must be from 1 to 9', async () => {
    const { client } = await bidsInGroup([500_000])
    for (const cars of [0, 10])
      expect(await change(client, { bidGroup: 1, cars })).toEqual([422, 'invalid_input'])
    // More than there are bids, since more may follow.
    expect(await change(client, { bidGroup: 1, cars: 9 })).toEqual([200, 'done'])
    expect((await view(client)).group).toMatchObject({ cars: 9, bids: 1, state: 'open' })
  })

  test('cannot be below the number it has won, and matching it fills the group and stops its other bids', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000, 300_000], { quota: 3 })
    await setStatus(manager, bids[0] as number, 6)
    await setStatus(manager, bids[1] as number, 6)
    expect(await change(client, { bidGroup: 1, cars: 1 })).toEqual([422, 'group_quota_below_won'])
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([200, 'done'])
    expect(await statusOf(bids[2] as number)).toBe(3)
    expect((await view(client)).group.state).toBe('filled')
  })

  test('cannot be changed if the group is filled or has no live bids', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000])
    await setStatus(manager, bids[0] as number, 4)
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([422, 'group_closed'])
    await setStatus(manager, bids[0] as number, 6)
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([422, 'group_closed'])
    expect(await change(client, { bidGroup: 7, cars: 2 })).toEqual([422, 'group_closed'])
  })

  test('needs the credit that more vehicles hold', async () => {
    const { client } = await bidsInGroup([500_000, 400_000], { creditLimit: 800_000 })
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([402, 'not_enough_credit'])
    expect((await view(client)).group.cars).toBe(1)
  })

  test('cannot be changed by anyone else', async () => {
    const { client } = await bidsInGroup([500_000])
    const dealer = await aDealer(server.db)
    const theirs = await aClient(server.db, { dealer })
    await aBid(server.db, theirs, { group_id: (await aGroup(server.db, theirs)).id })
    expect(await change(await aClient(server.db), { bidGroup: 1, cars: 2, userId: client.id })).toEqual([
      404,
      'client_not_found',
    ])
    expect(await change(dealer, { bidGroup: 1, cars: 2, userId: theirs.id })).toEqual([
      403,
      'permission_missing',
    ])
    expect((await view(dealer, { userId: theirs.id })).editable).toBe(false)
    const reader = await aManager(server.db, { permissions: { bidManageBidPrice: false } })
    expect(await change(reader, { bidGroup: 1, cars: 2, userId: client.id })).toEqual([
      403,
      'permission_missing',
    ])
  })
})

describe('a group’s name', () => {
  test('replaces its letter everywhere', async () => {
    const { client } = await bidsInGroup([500_000])
    expect(await change(client, { bidGroup: 1, label: ' Family SUV ' })).toEqual([200, 'done'])
    const browser = await server.signInAs(client)
    expect((await browser.get('/bid/group')).json().result[0].label).toBe('Family SUV')
    expect((await browser.get('/bid/my-bid')).json().result.cars[0].bidGroupLabel).toBe('Family SUV')
  })

  test('cannot be another group’s name, another letter, or empty', async () => {
    const { client } = await bidsInGroup([500_000])
    await (await server.signInAs(client)).post(
      '/bid/create',
      bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }),
    )
    await change(client, { bidGroup: 1, label: 'SUV' })
    for (const label of ['suv', 'C'])
      expect(await change(client, { bidGroup: 2, label })).toEqual([422, 'group_label_taken'])
    expect(await change(client, { bidGroup: 2, label: ' ' })).toEqual([422, 'field_required'])
    expect(await change(client, { bidGroup: 1, label: 'A' })).toEqual([200, 'done'])
  })
})

describe('a group as a whole', () => {
  test('shows its bids in the order of their auctions, and how much credit each holds', async () => {
    const client = await aClient(server.db, { creditLimit: 2_000_000 })
    const group = { group_id: (await aGroup(server.db, client)).id }
    const late = await aBid(server.db, client, { ...group, lot: await inMinutes(600), amount: 900_000 })
    const early = await aBid(server.db, client, { ...group, lot: await inMinutes(300), amount: 700_000 })
    const over = await aBid(server.db, client, {
      ...group,
      lot: await inMinutes(400),
      amount: 990_000,
      status: 4,
    })
    const shown = await view(client, { bidGroup: 1 })
    expect(shown.bids.map(({ bidId, held }: { bidId: number; held: number }) => [bidId, held])).toEqual([
      [early.id, 0],
      [over.id, 0],
      [late.id, 900_000],
    ])
    expect(shown).toMatchObject({
      together: 1_600_000,
      held: 900_000,
      groupAllow: 2_000_000,
      bidAllow: 1_100_000,
      editable: true,
    })
  })

  test('is visible only to its client, their dealer, and staff', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    await aBid(server.db, client, { group_id: (await aGroup(server.db, client)).id })
    for (const viewer of [client, dealer, await aManager(server.db)])
      expect((await view(viewer, { userId: client.id })).bids).toHaveLength(1)
    expect(await view(await aClient(server.db), { userId: client.id })).toBeUndefined()
    expect((await view(await aClient(server.db))).group).toBeNull()
  })
})

describe('a win too many', () => {
  test('is confirmed only after a warning and then stays', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000])
    const [first, second] = bids as [number, number]
    await setStatus(manager, first, 6)
    expect((await rowOf(manager, second)).groupFilled).toEqual({ won: 1, cars: 1 })
    const desk = await server.signInAs(manager)
    const refused = await desk.put('/bid/update-bid-status', { bidId: second, status: 6 })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { messageCode: 'group_already_filled', detail: { group: 'A', won: 1, cars: 1 } },
    ])
    const taken = await desk.put('/bid/update-bid-status', { bidId: second, status: 6, anyway: true })
    expect(taken.statusCode).toBe(200)
    expect((await view(client)).group).toMatchObject({ won: 2, cars: 1, state: 'filled' })
    expect(await historyOf(manager, second)).toContain('Group A was already filled: 2 of 1')
  })
})

describe('a bid stopped by its group', () => {
  async function filledLate() {
    const [manager, client] = [
      await aManager(server.db),
      await aClient(server.db, { creditLimit: 9_000_000 }),
    ]
    const group = { group_id: (await aGroup(server.db, client)).id, status: 2 as const }
    const won = await aBid(server.db, client, group)
    const soon = await aBid(server.db, client, { ...group, lot: await inMinutes(40) })
    const later = await aBid(server.db, client, { ...group, lot: await inMinutes(90) })
    await setStatus(manager, won.id, 6)
    return { manager, client, won, soon, later }
  }

  test('within the hour must be withdrawn by hand, until a manager confirms that it was', async () => {
    const { manager, client, soon, later } = await filledLate()
    expect(await rowOf(manager, soon.id)).toMatchObject({ withdrawByHand: true, stoppedFrom: 2 })
    expect(await rowOf(manager, later.id)).toMatchObject({ withdrawByHand: false, stoppedFrom: 2 })
    const own = await (await server.signInAs(client)).get('/bid/my-bid', { bidId: soon.id })
    expect(own.json().result.cars[0].withdrawByHand).toBe(false)

    const desk = await server.signInAs(manager)
    for (let press = 0; press < 2; press += 1)
      expect((await desk.put('/bid/confirm-withdrawal', { bidId: soon.id })).statusCode).toBe(200)
    expect((await rowOf(manager, soon.id)).withdrawByHand).toBe(false)
    const told = (await historyOf(manager, soon.id)).filter(
      (line) => line === 'Withdrawn at the hall by hand',
    )
    expect(told).toHaveLength(1)
  })

  test('no longer needs withdrawing after staff have set it to Bid again', async () => {
    const { manager, soon } = await filledLate()
    await setStatus(manager, soon.id, 2)
    await setStatus(manager, soon.id, 3)
    expect((await rowOf(manager, soon.id)).withdrawByHand).toBe(false)
  })

  test('that is too late to resume is named when the win is reversed', async () => {
    const { manager, won, soon, later } = await filledLate()
    const { lotNo } = await rowOf(manager, soon.id)
    await setStatus(manager, won.id, 5)
    expect([await statusOf(soon.id), await statusOf(later.id)]).toEqual([3, 2])
    expect((await rowOf(manager, soon.id)).stoppedFrom).toBe(2)
    expect(await historyOf(manager, won.id)).toContain(`Group A open again; too late to resume lot ${lotNo}`)
    expect(await historyOf(manager, soon.id)).toContain('Stays stopped: less than an hour to the auction')
  })
})

test('a negotiated sale counts toward its group only when the win is confirmed', async () => {
  const { client, manager, bids } = await bidsInGroup([500_000, 400_000])
  const { lot_id } = await server.db
    .selectFrom('bids')
    .select('lot_id')
    .where('id', '=', bids[0] as number)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('lots').set({ status: lotStatus.soldNego }).where('id', '=', lot_id).execute()
  expect((await view(client)).group).toMatchObject({ won: 0, state: 'open' })
  expect(await statusOf(bids[1] as number)).toBe(2)
  await setStatus(manager, bids[0] as number, 6)
  expect((await view(client)).group).toMatchObject({ won: 1, state: 'filled' })
})
