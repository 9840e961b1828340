import { expect, test } from 'vitest'
import { aBid, aGroup } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)
const { bidsInGroup, historyOf } = groupDeskOf(server)

const buy = async (user: TestUser, cars: number) =>
  (await (await server.signInAs(user)).put('/bid/update-group', { bidGroup: 1, cars })).json()

test('a group may hold all the available credit but not a yen more, and the refusal includes the figures', async () => {
  const { client } = await bidsInGroup([500_000, 400_000, 5000], { creditLimit: 900_000 })
  expect(await buy(client, 3)).toMatchObject({
    messageCode: 'not_enough_credit',
    detail: { creditLimit: 900_000, activeBids: 905_000 },
  })
  expect(await buy(client, 2)).toMatchObject({ result: { success: true } })
})

test('a client without a credit limit can have a group buy more than their credit covers', async () => {
  const client = await aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck: false } })
  const { id: group_id } = await aGroup(server.db, client)
  for (const amount of [500_000, 400_000]) await aBid(server.db, client, { amount, group_id })
  expect(await buy(client, 2)).toMatchObject({ result: { success: true } })
})

test('a change that holds no more credit is allowed even if the limit was cut below what is held', async () => {
  const { client } = await bidsInGroup([500_000], { creditLimit: 100_000 })
  expect(await buy(client, 2)).toMatchObject({ result: { success: true } })
})

test('a group reduced to what it has won is filled, however little credit is left', async () => {
  const { manager, client, bids } = await bidsInGroup([300_000, 500_000, 400_000], {
    quota: 2,
    creditLimit: 900_000,
  })
  const [won, ...others] = bids as [number, number, number]
  await setStatus(manager, won, 6)
  expect(await buy(client, 1)).toMatchObject({ result: { success: true } })
  expect(await Promise.all(others.map(statusOf))).toEqual([3, 3])
  // The win's history does not mention it, since the change does not stop the win.
  expect(await historyOf(manager, won)).not.toContainEqual(expect.stringContaining('vehicles to buy'))
})

test('a filled group is not reopened if the credit cannot restore any of its bids', async () => {
  const { manager, client, bids } = await bidsInGroup([300_000, 800_000], { creditLimit: 900_000 })
  await setStatus(manager, bids[0] as number, 6)
  expect(await buy(client, 2)).toMatchObject({
    messageCode: 'group_nothing_resumed',
    fields: { cars: 'group_nothing_resumed' },
  })
})
