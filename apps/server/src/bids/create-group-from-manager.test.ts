import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { chosenPort } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const on = (lot: { id: number }, amount: number) => ({ carId: String(lot.id), lotType: 'auction', amount })
const twoLots = async () => [await aLot(server.db), await aLot(server.db)] as const
const bidsOf = ({ id }: TestUser) =>
  server.db.selectFrom('bids').select(['amount', 'group_id']).where('client_id', '=', id).execute()

async function place(client: TestUser, amounts: readonly [number, number]) {
  const desk = await server.signInAs(await aManager(server.db))
  const [a, b] = await twoLots()
  const response = await desk.post('/bid/create-group-from-manager', {
    userId: client.id,
    bids: [on(a, amounts[0]), on(b, amounts[1])],
    cars: 1,
    idempotencyKey: randomUUID(),
  })
  return response.json()
}

test('staff bid on compared lots in a client’s name, as the client’s own group that buys one', async () => {
  const client = await aClient(server.db)
  const { result } = await place(client, [500_000, 600_000])
  expect(result).toMatchObject({ group: 1, label: 'A' })
  const group = await server.db
    .selectFrom('bid_groups')
    .select(['id', 'client_id', 'quota'])
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(group).toMatchObject({ client_id: client.id, quota: 1 })
  expect((await bidsOf(client)).map(({ group_id }) => group_id)).toEqual([group.id, group.id])
})

test('the client’s credit and budget limit staff too: a group that exceeds them places no bid at all', async () => {
  const poor = await aClient(server.db, { creditLimit: 400_000 })
  expect((await place(poor, [300_000, 500_000])).messageCode).toBe('not_enough_credit')
  expect(await bidsOf(poor)).toEqual([])
  const careful = await aClient(server.db)
  const own = await server.signInAs(careful)
  await own.put('/user/budget', { perDay: null, perWeek: null, perGroup: 550_000, askAbove: null })
  expect((await place(careful, [500_000, 600_000])).messageCode).toBe('budget_exceeded')
  expect(await bidsOf(careful)).toEqual([])
})

test('staff comparing lots for a client see where the client has vehicles shipped', async () => {
  const client = await aClient(server.db)
  const desk = await server.signInAs(await aManager(server.db))
  const choices = async () => (await desk.get('/bid/cost-choices', { userId: client.id })).json().result
  expect(await choices()).toMatchObject({ port: null, regime: 'private' })
  await chosenPort(server.db, client.id, 'Auckland')
  expect(await choices()).toMatchObject({ port: 'Auckland', regime: 'private' })
  const colleague = await aManager(server.db)
  for (const userId of [colleague.id, 2_147_483_648]) {
    const refused = await desk.get('/bid/cost-choices', { userId })
    expect([refused.statusCode, refused.json().messageCode]).toEqual([404, 'client_not_found'])
  }
})
