import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf, eventsAbout } = deskOf(server)

async function openGroupsOf(client: TestUser): Promise<{ label: string }[]> {
  const groups = (await (await server.signInAs(client)).get('/bid/group')).json().result
  return groups.slice(0, -1)
}

async function historyOf(manager: TestUser, bidId: number): Promise<string[]> {
  const logs = await (await server.signInAs(manager)).get('/bid/logs', { bidId })
  return logs.json().result.map(({ event }: { event: string }) => event)
}

describe('a group', () => {
  const threeBids = async (quota = 1) => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client, { quota })
    const soon = await aLot(server.db, { auction_at: new Date(Date.now() + hourMs / 2) })
    const inGroup = { group_id: group.id }
    const bids = {
      first: await aBid(server.db, client, inGroup),
      second: await aBid(server.db, client, { ...inGroup, status: bidStatus.bid }),
      soon: await aBid(server.db, client, { ...inGroup, lot: soon }),
    }
    const statuses = async () => [
      await statusOf(bids.first.id),
      await statusOf(bids.second.id),
      await statusOf(bids.soon.id),
    ]
    const state = () =>
      server.db.selectFrom('bid_groups').selectAll().where('id', '=', group.id).executeTakeFirstOrThrow()
    return { manager, client, bids, statuses, state }
  }

  test('that is filled stops its other bids and is no longer offered', async () => {
    const { manager, client, bids, statuses } = await threeBids()
    await setStatus(manager, bids.first.id, 6)
    expect(await statuses()).toEqual([6, 3, 3])
    expect(await openGroupsOf(client)).toEqual([])
    expect(await eventsAbout(bids.second.id)).toContainEqual([
      'client-notification',
      'managerUpdateStatus',
      `user:${client.id}`,
    ])
    expect((await historyOf(manager, bids.second.id)).at(-1)).toMatch(/^Group A filled by lot \d+$/)
    expect(await historyOf(manager, bids.first.id)).not.toContainEqual(expect.stringContaining('filled'))
  })

  test('that is filled leaves bids on finished lots alone, since their own results close them', async () => {
    const { manager, bids, statuses } = await threeBids()
    const { lot_id } = bids.second
    await server.db
      .updateTable('lots')
      .set({ status: lotStatus.sold, sold_price: 400_000 })
      .where('id', '=', lot_id)
      .execute()
    await setStatus(manager, bids.first.id, 6)
    expect(await statuses()).toEqual([6, 2, 3])
  })

  test('that is filled is not offered even if staff revive one of its bids', async () => {
    const { manager, client, bids } = await threeBids()
    await setStatus(manager, bids.first.id, 6)
    expect(await setStatus(manager, bids.second.id, 2)).toEqual([200, 'done'])
    expect(await openGroupsOf(client)).toEqual([])
  })

  test('that wants two continues after the first', async () => {
    const { manager, client, bids, statuses } = await threeBids(2)
    await setStatus(manager, bids.first.id, 6)
    expect(await statuses()).toEqual([6, 2, 1])
    expect(await openGroupsOf(client)).toMatchObject([{ label: 'A', won: 1, bids: 2 }])
  })

  test('accepts a win too many and says so', async () => {
    const { manager, bids, statuses, state } = await threeBids()
    await setStatus(manager, bids.first.id, 6)
    const browser = await server.signInAs(manager)
    await browser.put('/bid/update-bid-status', { bidId: bids.second.id, status: 6, anyway: true })
    expect(await statuses()).toEqual([6, 6, 3])
    expect((await state()).won).toBe(2)
    expect(await historyOf(manager, bids.second.id)).toContain('Group A was already filled: 2 of 1')
  })

  test('does not stop a bid that staff have revived when another win arrives', async () => {
    const { manager, bids, statuses } = await threeBids()
    await setStatus(manager, bids.first.id, 6)
    expect(await setStatus(manager, bids.soon.id, 2)).toEqual([200, 'done'])
    const browser = await server.signInAs(manager)
    await browser.put('/bid/update-bid-status', { bidId: bids.second.id, status: 6, anyway: true })
    expect(await statuses()).toEqual([6, 6, 2])
    expect((await historyOf(manager, bids.soon.id)).at(-1)).not.toContain('filled')
  })

  test('reopens when the win is reversed, restoring bids while the hall can still be told', async () => {
    const { manager, client, bids, statuses } = await threeBids()
    await setStatus(manager, bids.first.id, 6)
    await setStatus(manager, bids.first.id, 5)
    expect(await statuses()).toEqual([5, 2, 3])
    expect(await openGroupsOf(client)).toMatchObject([{ label: 'A', won: 0, bids: 1 }])
  })

  test('with a single bid reopens along with it and keeps its letter beside a newer group', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client)
    const bid = await aBid(server.db, client, { group_id: group.id })
    await setStatus(manager, bid.id, 6)
    const browser = await server.signInAs(client)
    await browser.post('/bid/create', bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    await setStatus(manager, bid.id, 2)
    expect((await openGroupsOf(client)).map(({ label }) => label)).toEqual(['A', 'B'])
  })

  test('closes with its last bid', async () => {
    const client = await aClient(server.db)
    const group = await aGroup(server.db, client)
    const bid = await aBid(server.db, client, { group_id: group.id })
    await setStatus(client, bid.id, 4)
    expect(await openGroupsOf(client)).toEqual([])
  })

  test('counts both of two simultaneous wins', async () => {
    const { manager, bids, state } = await threeBids()
    const browser = await server.signInAs(manager)
    const win = (bidId: number) => browser.put('/bid/update-bid-status', { bidId, status: 6, anyway: true })
    await Promise.all([win(bids.first.id), win(bids.second.id)])
    expect((await state()).won).toBe(2)
  })
})
