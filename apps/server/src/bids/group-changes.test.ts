import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aGroup } from '../test/bid-builders.ts'
import type { TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, eventsAbout } = deskOf(server)
const { historyOf, bidsInGroup } = groupDeskOf(server)

const change = async (user: TestUser, body: Record<string, unknown>) =>
  (await (await server.signInAs(user)).put('/bid/update-group', { bidGroup: 1, ...body })).json()

async function auditOf(groupId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select action, entity, before, after from audit
    where entity = 'bid_group' and entity_id = ${String(groupId)} order by id`.execute(server.db)
  return rows
}

test('an invalid change is reported at its field', async () => {
  const { manager, client, bids } = await bidsInGroup([500_000, 400_000], { quota: 2 })
  await aGroup(server.db, client, { number: 2 })
  expect(await change(client, { bidGroup: 9, cars: 1 })).toMatchObject({
    messageCode: 'group_closed',
    fields: { bidGroup: 'group_closed' },
  })
  expect(await change(client, { label: ' ' })).toMatchObject({ fields: { label: 'field_required' } })
  await setStatus(manager, bids[0] as number, 6)
  await setStatus(manager, bids[1] as number, 6)
  expect(await change(client, { cars: 1 })).toMatchObject({ fields: { cars: expect.any(String) } })
})

test('a name used by another group is refused, but the group’s own name is not', async () => {
  const { client } = await bidsInGroup([500_000])
  const { id } = await aGroup(server.db, client, { number: 2 })
  await server.db.updateTable('bid_groups').set({ label: 'Vans' }).where('id', '=', id).execute()
  await aBid(server.db, client, { group_id: id })
  expect(await change(client, { label: 'Vans' })).toMatchObject({ fields: { label: 'group_label_taken' } })
  expect(await change(client, { label: 'A' })).toMatchObject({ result: { success: true } })
})

test('a name may change in case only, and changing just the number keeps even a name that is no longer allowed', async () => {
  const { client } = await bidsInGroup([500_000])
  await change(client, { label: 'Vans' })
  expect(await change(client, { label: 'VANS' })).toMatchObject({ result: { success: true } })
  const { id } = await aGroup(server.db, client, { number: 2 })
  await aBid(server.db, client, { group_id: id })
  expect(await change(client, { bidGroup: 2, cars: 2 })).toMatchObject({ result: { success: true } })
})

test('a change appears in the audit log and in each bid’s history, but saving without changes does not', async () => {
  const { manager, client, group, bids } = await bidsInGroup([500_000, 400_000, 300_000])
  const [first, second] = bids as [number, number]
  const before = await Promise.all([historyOf(manager, first), eventsAbout(first)])
  await change(client, { cars: 1, label: 'A' })
  expect(await auditOf(group.id)).toEqual([])
  expect(await Promise.all([historyOf(manager, first), eventsAbout(first)])).toEqual(before)

  await change(client, { label: 'Vans' })
  expect(await historyOf(manager, second)).toEqual(['Group renamed: A → Vans'])
  await change(client, { cars: 2 })
  expect(await historyOf(manager, second)).toEqual([
    'Group renamed: A → Vans',
    'Group Vans: vehicles to buy 1 → 2',
  ])
  expect(await auditOf(group.id)).toEqual([
    {
      action: 'bid.group',
      entity: 'bid_group',
      before: { quota: 1, label: 'A' },
      after: { quota: 1, label: 'Vans' },
    },
    {
      action: 'bid.group',
      entity: 'bid_group',
      before: { quota: 1, label: 'Vans' },
      after: { quota: 2, label: 'Vans' },
    },
  ])
})

test('bids stopped by reducing the group record both the reduction and the stop, once each', async () => {
  const { manager, client, bids } = await bidsInGroup([500_000, 400_000], { quota: 2 })
  await setStatus(manager, bids[0] as number, 6)
  await change(client, { cars: 1 })
  expect(await historyOf(manager, bids[1] as number)).toEqual([
    'Group A: vehicles to buy 2 → 1',
    'Status changed: Bid → Don’t bid',
  ])
})

test('a change notifies staff and the client once, whether the client or staff made it', async () => {
  const { manager, client, bids } = await bidsInGroup([500_000, 400_000])
  const told = async () =>
    (await Promise.all(bids.map(eventsAbout))).flat().map(([name, eventType]) => [name, eventType])
  await change(client, { label: 'Vans' })
  expect(await told()).toEqual([
    ['notification', 'clientChangeAmount'],
    ['client-notification', 'managerUpdateBidAmount'],
  ])
  await change(manager, { userId: client.id, label: 'Vans again' })
  expect(await told()).toEqual([
    ['notification', 'clientChangeAmount'],
    ['client-notification', 'managerUpdateBidAmount'],
    ['notification', 'managerChangeAmount'],
    ['client-notification', 'managerUpdateBidAmount'],
  ])
})

test('the news of a change names the group and does not mention a changed amount', async () => {
  const { client, bids } = await bidsInGroup([500_000])
  await change(client, { label: 'Vans', cars: 2 })
  const { rows } = await sql<{ payload: { messageEn: string; messageRu: string; detail: object } }>`
    select payload from events where payload->>'eventType' = 'clientChangeAmount'
      and payload->'detail'->>'id' = ${String(bids[0])}`.execute(server.db)
  expect(rows[0]?.payload).toMatchObject({
    messageEn: 'Client changed a bid group',
    messageRu: 'Клиент изменил группу ставок',
    detail: { group: { label: 'Vans', cars: 2 } },
  })
})
