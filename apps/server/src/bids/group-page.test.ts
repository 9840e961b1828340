import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)
const { change, view, historyOf, inMinutes, bidsInGroup } = groupDeskOf(server)

describe('a filled group whose number of vehicles is raised', () => {
  const filled = async (options: Parameters<typeof bidsInGroup>[1] = {}) => {
    const made = await bidsInGroup([500_000, 400_000, 300_000], options)
    await setStatus(made.manager, made.bids[0] as number, 6)
    return made
  }

  test('reopens, and its stopped bids resume', async () => {
    const { manager, client, bids } = await filled()
    expect((await view(client)).group).toMatchObject({ state: 'filled', stopped: 2 })
    expect(await change(client, { bidGroup: 1, cars: 1 })).toEqual([422, 'group_closed'])
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([200, 'done'])
    expect((await view(client)).group).toMatchObject({ state: 'open', won: 1, cars: 2, bids: 2, stopped: 0 })
    expect(await Promise.all(bids.map(statusOf))).toEqual([6, 2, 2])
    expect(await historyOf(manager, bids[0] as number)).toContain('Group A: vehicles to buy 1 → 2')
    expect(await historyOf(manager, bids[1] as number)).toContain('Status changed: Don’t bid → Bid')
  })

  test('leaves bids stopped that exceed the credit, and stays filled if no bid fits', async () => {
    const { manager, client, bids } = await filled({ creditLimit: 820_000 })
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([200, 'done'])
    expect(await Promise.all(bids.slice(1).map(statusOf))).toEqual([3, 2])
    expect(await historyOf(manager, bids[1] as number)).toContain('Stays stopped: not enough credit')
    const reasons = async (of: TestUser) =>
      (await view(of)).bids.map(({ stays }: { stays: string | null }) => stays)
    expect((await reasons(client)).toSorted()).toEqual(['credit', null, null])
    const poor = await filled({ creditLimit: 600_000 })
    expect(await change(poor.client, { bidGroup: 1, cars: 2 })).toEqual([422, 'group_nothing_resumed'])
    expect((await view(poor.client)).group).toMatchObject({ state: 'filled', cars: 1 })
  })

  test('leaves bids stopped whose auction is within the hour', async () => {
    const { client, manager, group, bids } = await bidsInGroup([500_000])
    const soon = { group_id: group.id, status: 2 as const, lot: await inMinutes(40) }
    const { id } = await aBid(server.db, client, soon)
    await setStatus(manager, bids[0] as number, 6)
    expect(await change(client, { bidGroup: 1, cars: 2 })).toEqual([422, 'group_nothing_resumed'])
    expect(await statusOf(id)).toBe(3)
  })
})

describe('a group’s history', () => {
  const happened = async (user: TestUser, query: object = {}) =>
    (await (await server.signInAs(user)).get('/bid/group-history', { bidGroup: 1, ...query })).json().result

  test('combines its bids’ histories, latest first, with one line for each action on several bids', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000, 300_000])
    await change(client, { bidGroup: 1, cars: 2 })
    await change(client, { bidGroup: 1, cars: 1 })
    await setStatus(manager, bids[0] as number, 6)
    const lines = await happened(client)
    const last = lines.at(-1)
    expect(last).toMatchObject({ event: 'Group A: vehicles to buy 1 → 2', own: true })
    expect(last.lots).toHaveLength(3)
    const filled = lines.find(({ event }: { event: string }) => event.startsWith('Group A filled'))
    expect([filled.userName, filled.own, filled.lots.length]).toEqual([null, false, 2])
    const times = lines.map(({ date }: { date: string }) => date)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('is worded for the client and leaves out what is internal', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000])
    const desk = await server.signInAs(manager)
    await desk.put('/bid/update-auto-bid', { bidId: bids[0], autoBid: true })
    await setStatus(manager, bids[0] as number, 1)
    const events = async (user: TestUser, query?: object) =>
      (await happened(user, query)).map(({ event }: { event: string }) => event)
    expect(await events(client)).toEqual(['Status changed: Bid → Under review'])
    expect(await events(manager, { userId: client.id })).toEqual(['Status changed: Bid → New', 'Auto-bid on'])
  })

  test('cannot be read by anyone else', async () => {
    const { client } = await bidsInGroup([500_000])
    for (const path of ['/bid/group-history', '/bid/ungrouped', '/bid/closed-groups']) {
      const stranger = await server.signInAs(await aClient(server.db))
      const answer = await stranger.get(path, { bidGroup: 1, userId: client.id })
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })
})

describe('the list of a client’s groups', () => {
  const list = async (user: TestUser, path: string) =>
    (await (await server.signInAs(user)).get(path)).json().result

  test('also has their ungrouped live bids and past groups', async () => {
    const client = await aClient(server.db)
    const { id: alone } = await aBid(server.db, client, { amount: 700_000, status: 1 })
    await aBid(server.db, client, { status: 4 })
    const past = await aLot(server.db, { auction_at: new Date(Date.now() - 3 * 86_400_000) })
    const group = await aGroup(server.db, client, { quota: 2 })
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', group.id).execute()
    await aBid(server.db, client, { group_id: group.id, lot: past, status: 6 })
    await aGroup(server.db, client)
    expect(await view(client)).toMatchObject({ ungrouped: 1, closed: 1, groups: [] })
    expect(await list(client, '/bid/ungrouped')).toMatchObject([{ bidId: alone, held: 700_000 }])
    expect(await list(client, '/bid/closed-groups')).toMatchObject([
      { groupId: group.id, label: 'A', cars: 2, won: 1, lots: [{ lotNo: past.lot_no, bidStatus: 6 }] },
    ])
  })
})

describe('canceling all bids in a group', () => {
  const cancel = async (user: TestUser, bids: readonly { bidId: number; was: number }[]) =>
    (await (await server.signInAs(user)).put('/bid/cancel-many', { bids })).json().result

  test('cancels each one separately: a bid past its deadline does not block the others', async () => {
    const { client, group, bids } = await bidsInGroup([500_000, 400_000])
    const soon = { group_id: group.id, status: 2 as const, lot: await inMinutes(5) }
    const { id: late } = await aBid(server.db, client, soon)
    const answer = await cancel(
      client,
      [...bids, late].map((bidId) => ({ bidId, was: 2 })),
    )
    expect(answer).toEqual({ canceled: bids, skipped: [{ bidId: late, code: 'cancel_too_late' }] })
    expect(await Promise.all([...bids, late].map(statusOf))).toEqual([4, 4, 2])
  })

  test('leaves alone other clients’ bids and bids that have changed since they were shown', async () => {
    const { client, manager, bids } = await bidsInGroup([500_000])
    const [bidId] = bids as [number]
    expect(await cancel(await aClient(server.db), [{ bidId, was: 2 }])).toEqual({
      canceled: [],
      skipped: [{ bidId, code: 'bid_not_found' }],
    })
    await setStatus(manager, bidId, 6)
    expect((await cancel(client, [{ bidId, was: 2 }])).skipped).toEqual([{ bidId, code: 'stale' }])
    expect((await cancel(manager, [{ bidId, was: 2 }])).skipped).toEqual([{ bidId, code: 'stale' }])
    expect(await statusOf(bidId)).toBe(6)
  })
})
