import { bidStatus } from '@seriba/domain/bids/bid-status'
import { newGroup, ungrouped } from '@seriba/domain/bids/group'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { eventsAbout } = deskOf(server)

async function desk(path: string, input: Record<string, unknown>, manager?: TestUser) {
  const browser = await server.signInAs(manager ?? (await aManager(server.db)))
  const answer = await browser.put(path, input)
  return { code: answer.statusCode, ...answer.json() }
}
const some = async (client: TestUser, count: number, options: object = {}) => {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push((await aBid(server.db, client, options)).id)
  return ids
}
const bidsOf = (ids: readonly number[]) =>
  server.db
    .selectFrom('bids')
    .leftJoin('bid_groups', 'bid_groups.id', 'bids.group_id')
    .select(['auto_bid', 'group_id', 'bid_groups.number', 'quota'])
    .where('bids.id', 'in', ids)
    .orderBy('bids.id')
    .execute()

const groupsOf = (client: TestUser) =>
  server.db
    .selectFrom('bid_groups')
    .select(['number', 'quota', 'won'])
    .where('client_id', '=', client.id)
    .orderBy('number')
    .execute()

describe('setting auto-bid for many bids', () => {
  const switchMany = (bidIds: readonly number[], autoBid: boolean) =>
    desk('/bid/update-auto-bid-many', { bidIds, autoBid })

  test('switches each one, and the answer lists those that changed', async () => {
    const client = await aClient(server.db)
    const [off = 0, on = 0] = [
      ...(await some(client, 1, { status: bidStatus.bid })),
      ...(await some(client, 1, { status: bidStatus.bid, auto_bid: true })),
    ]
    const { result } = await switchMany([off, on, off], true)
    expect(result).toEqual({ moved: [off], skipped: [] })
    expect((await bidsOf([off, on])).map(({ auto_bid }) => auto_bid)).toEqual([true, true])
    expect((await switchMany(result.moved, false)).result.moved).toEqual([off])
  })

  test('skips a refused bid without affecting the others', async () => {
    const client = await aClient(server.db)
    const [asked = 0] = await some(client, 1)
    const [bid = 0] = await some(client, 1, { status: bidStatus.bid })
    const { result } = await switchMany([asked, bid, 999_999_999], true)
    expect(result).toEqual({
      moved: [bid],
      skipped: [
        { bidId: asked, code: 'auto_bid_status' },
        { bidId: 999_999_999, code: 'bid_not_found' },
      ],
    })
  })
})

describe('moving many bids to a group', () => {
  const move = (bidIds: readonly number[], bidGroup: number, more: object = {}, manager?: TestUser) =>
    desk('/bid/update-group-many', { bidIds, bidGroup, ...more }, manager)

  test('opens the group once for all of them and adds a line to each bid’s history', async () => {
    const client = await aClient(server.db)
    const ids = await some(client, 3)
    const { result } = await move(ids, newGroup)
    expect(result).toEqual({
      bidGroup: 1,
      moved: ids.map((bidId) => ({ bidId, from: ungrouped })),
    })
    const rows = await bidsOf(ids)
    expect(rows.map(({ number }) => number)).toEqual([1, 1, 1])
    expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1)
    for (const id of ids)
      expect((await eventsAbout(id)).map(([, type]) => type)).toContain('managerChangeAmount')
  })

  test('can be undone, even if that reopens a group they had all left, with its number of vehicles', async () => {
    const client = await aClient(server.db)
    const first = await aGroup(server.db, client, { quota: 2 })
    const ids = await some(client, 2, { group_id: first.id })
    expect((await move(ids, ungrouped)).result.moved).toEqual(ids.map((bidId) => ({ bidId, from: 1 })))
    expect((await move(ids, 1, { was: ungrouped })).result.moved).toHaveLength(2)
    expect((await bidsOf(ids)).map(({ group_id, quota }) => [group_id, quota])).toEqual([
      [first.id, 2],
      [first.id, 2],
    ])
  })

  test('cannot be undone if somebody else has moved a bid since', async () => {
    const client = await aClient(server.db)
    const ids = await some(client, 2)
    await move(ids, newGroup)
    const [stayed = 0, moved = 0] = ids
    await move([moved], ungrouped)
    expect(await move(ids, ungrouped, { was: 1 })).toMatchObject({
      messageCode: 'stale',
      detail: { bidIds: [moved] },
    })
    expect((await bidsOf([stayed, moved])).map(({ number }) => number)).toEqual([1, null])
  })

  test('works for one client’s bids only', async () => {
    const ids = [...(await some(await aClient(server.db), 1)), ...(await some(await aClient(server.db), 1))]
    expect(await move(ids, newGroup)).toMatchObject({ code: 422, messageCode: 'several_clients' })
    expect((await bidsOf(ids)).map(({ group_id }) => group_id)).toEqual([null, null])
  })

  test('changes nothing if the credit would not cover them all together', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const group = await aGroup(server.db, client)
    const ids = [
      ...(await some(client, 1, { group_id: group.id, amount: 800_000 })),
      ...(await some(client, 1, { group_id: group.id, amount: 700_000 })),
    ]
    expect(await move(ids, ungrouped)).toMatchObject({ code: 402, messageCode: 'not_enough_credit' })
    expect((await bidsOf(ids)).map(({ group_id }) => group_id)).toEqual([group.id, group.id])
    expect(await eventsAbout(ids[0] as number)).toEqual([])
  })

  test('succeeds if only the intermediate steps would need more credit', async () => {
    const client = await aClient(server.db, { creditLimit: 1_500_000 })
    const group = await aGroup(server.db, client, { quota: 2 })
    const ids: number[] = []
    for (const amount of [800_000, 700_000, 600_000])
      ids.push(...(await some(client, 1, { group_id: group.id, amount })))
    expect((await move(ids, newGroup)).result).toEqual({
      bidGroup: 2,
      moved: ids.map((bidId) => ({ bidId, from: 1 })),
    })
    expect((await move(ids, 1, { was: 2 })).result.moved).toHaveLength(3)
  })

  test('changes none of them if one may not be moved', async () => {
    const client = await aClient(server.db)
    const [live = 0, over = 0] = [
      ...(await some(client, 1)),
      ...(await some(client, 1, { status: bidStatus.finished })),
    ]
    expect(await move([live, over], newGroup)).toMatchObject({
      messageCode: 'bid_not_editable',
      detail: { bidIds: [over] },
    })
    expect((await bidsOf([live])).map(({ group_id }) => group_id)).toEqual([null])
  })

  test('raises a new group’s number to leave room for its live bids, and refuses live bids for a group that is full', async () => {
    const client = await aClient(server.db)
    const group = await aGroup(server.db, client, { quota: 2 })
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', group.id).execute()
    const [won = 0, live = 0] = [
      ...(await some(client, 1, { group_id: group.id, status: bidStatus.win })),
      ...(await some(client, 1, { group_id: group.id, status: bidStatus.bid })),
    ]
    await move([won, live], newGroup)
    expect(await groupsOf(client)).toEqual([
      { number: 1, quota: 2, won: 0 },
      { number: 2, quota: 2, won: 1 },
    ])
    const other = await aGroup(server.db, client, { number: 3 })
    await some(client, 1, { group_id: other.id })
    expect(await move([won, live], 3)).toMatchObject({
      messageCode: 'group_closed',
      fields: { bidGroup: 'group_closed' },
    })
    expect((await groupsOf(client)).map((one) => one.won)).toEqual([0, 1, 0])
    await move([won], 3)
    expect((await groupsOf(client)).map((one) => one.won)).toEqual([0, 0, 1])
  })

  test('requires the right to change bids', async () => {
    const ids = await some(await aClient(server.db), 1)
    const manager = await aManager(server.db, { permissions: { bidManageBidPrice: false } })
    expect(await move(ids, newGroup, {}, manager)).toMatchObject({
      code: 403,
      messageCode: 'permission_missing',
    })
  })
})
