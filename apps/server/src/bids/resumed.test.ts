import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf, eventsAbout } = deskOf(server)
const { historyOf, bidsInGroup, view } = groupDeskOf(server)

describe('a group whose win is reversed', () => {
  test('tells both sides about each bid that resumes', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000])
    const [won, stopped] = bids as [number, number]
    await setStatus(manager, won, 6)
    const news = [
      ['notification', 'managerBidStatus', 'staff'],
      ['client-notification', 'managerUpdateStatus', `user:${client.id}`],
    ]
    expect(await eventsAbout(stopped)).toEqual(news)
    await setStatus(manager, won, 5)
    expect(await eventsAbout(stopped)).toEqual([...news, ...news])
    expect(await historyOf(manager, stopped)).toContain('Status changed: Don’t bid → Bid')
  })

  test('holds only its largest bid’s credit, so all stopped bids resume', async () => {
    const { manager, bids } = await bidsInGroup([300_000, 900_000, 800_000], { creditLimit: 1_000_000 })
    const [won, ...stopped] = bids as [number, number, number]
    await setStatus(manager, won, 6)
    await setStatus(manager, won, 5)
    expect(await Promise.all(stopped.map(statusOf))).toEqual([2, 2])
  })

  test('does not mention a stopped bid whose lot is over', async () => {
    const { manager, bids } = await bidsInGroup([500_000, 400_000])
    const [won, stopped] = bids as [number, number]
    await setStatus(manager, won, 6)
    const over = server.db.selectFrom('bids').select('lot_id').where('id', '=', stopped)
    await server.db.updateTable('lots').set({ status: lotStatus.notSold }).where('id', 'in', over).execute()
    const before = await historyOf(manager, stopped)
    await setStatus(manager, won, 5)
    expect(await statusOf(stopped)).toBe(3)
    expect(await historyOf(manager, stopped)).toEqual(before)
    expect(await historyOf(manager, won)).toContain('Group A open again')
  })

  test('that never was full is not reported as open again', async () => {
    const { manager, bids } = await bidsInGroup([500_000, 400_000, 300_000], { quota: 3 })
    const [won] = bids as [number]
    await setStatus(manager, won, 6)
    await setStatus(manager, won, 5)
    expect(await historyOf(manager, won)).not.toContainEqual(expect.stringContaining('open again'))
  })

  test('stays filled, with its other bids stopped, if it had won one too many', async () => {
    const { manager, client, bids } = await bidsInGroup([500_000, 400_000, 300_000])
    const [first, second, third] = bids as [number, number, number]
    await setStatus(manager, first, 6)
    const desk = await server.signInAs(manager)
    await desk.put('/bid/update-bid-status', { bidId: second, status: 6, anyway: true })
    await setStatus(manager, second, 5)
    expect((await view(client)).group).toMatchObject({ won: 1, state: 'filled' })
    expect(await statusOf(third)).toBe(3)
    expect(await historyOf(manager, second)).not.toContainEqual(expect.stringContaining('open again'))
  })

  test('gets a different letter if its own was reused while all of its lots were past', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const past = () => aLot(server.db, { auction_at: new Date(Date.now() - 2 * dayMs) })
    const { id: group_id } = await aGroup(server.db, client)
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', group_id).execute()
    const won = await aBid(server.db, client, { lot: await past(), status: 6, group_id })
    const put_off = await past()
    const stopped = await aBid(server.db, client, { lot: put_off, status: 3, stopped_from: 2, group_id })
    const browser = await server.signInAs(client)
    await browser.post('/bid/create', bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    const later = new Date(Date.now() + 2 * dayMs)
    await server.db
      .updateTable('lots')
      .set({ auction_at: later, auction_day: jstDay(later) })
      .where('id', '=', put_off.id)
      .execute()
    const desk = await server.signInAs(manager)
    await desk.put('/bid/update-bid-status', { bidId: won.id, status: 5, reason: 'Sold to another' })
    expect(await statusOf(stopped.id)).toBe(2)
    const groups = (await browser.get('/bid/group')).json().result
    expect(groups.slice(0, -1).map(({ label }: { label: string }) => label)).toEqual(['A', 'B'])
  })
})

test('reversing a win does not restore bids on its lot that another group has stopped', async () => {
  const { manager, client, group, bids } = await bidsInGroup([500_000])
  const lot = await aLot(server.db)
  const stopped = await aBid(server.db, client, { lot, group_id: group.id, status: 2 })
  const rival = await aBid(server.db, await aClient(server.db), { lot, amount: 900_000, status: 2 })
  await setStatus(manager, bids[0] as number, 6)
  await setStatus(manager, rival.id, 6)
  expect(await statusOf(stopped.id)).toBe(3)
  await setStatus(manager, rival.id, 5)
  expect(await statusOf(stopped.id)).toBe(3)
})

test('an order’s history says that it stopped when another client got the car and that it resumed', async () => {
  const [manager, winner, other] = [
    await aManager(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const lot = await aLot(server.db, { kind: 'stock', sold_price: 600_000 })
  const won = await aBid(server.db, winner, { lot, amount: 600_000 })
  const stopped = await aBid(server.db, other, { lot, amount: 600_000 })
  await setStatus(manager, won.id, 6)
  expect(await historyOf(manager, stopped.id)).toEqual(['Status changed: New → Don’t bid'])
  await setStatus(manager, won.id, 5)
  expect(await historyOf(manager, stopped.id)).toEqual([
    'Status changed: New → Don’t bid',
    'Status changed: Don’t bid → New',
  ])
})
