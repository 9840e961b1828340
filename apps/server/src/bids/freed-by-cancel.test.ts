import { expect, test } from 'vitest'
import { aBid, aGroup } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { groupDeskOf } from '../test/group-desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)
const { bidsInGroup } = groupDeskOf(server)

async function freed(user: TestUser, bidId: number) {
  const browser = await server.signInAs(user)
  const answer = (await browser.get('/bid/freed', { bidId })).json()
  return answer.result ?? answer.messageCode
}

const heldBy = async (user: TestUser) =>
  (await (await server.signInAs(user)).get('/user/balance')).json().result.balanceInfo.activeBids

test('an ungrouped bid frees all the credit it holds, and a canceled one frees nothing more', async () => {
  const client = await aClient(server.db)
  const { id } = await aBid(server.db, client, { amount: 700_000 })
  expect(await freed(client, id)).toEqual({ freed: 700_000, group: null })
  await setStatus(client, id, 4)
  expect(await freed(client, id)).toEqual({ freed: 0, group: null })
})

test('a grouped bid frees what the other bids do not hold, as the balance shows after canceling', async () => {
  const { client, bids } = await bidsInGroup([900_000, 600_000, 400_000])
  const [highest, second] = bids as [number, number, number]
  const group = expect.any(String)
  expect(await freed(client, second)).toEqual({ freed: 0, group })
  expect(await freed(client, highest)).toEqual({ freed: 300_000, group })
  const before = await heldBy(client)
  await setStatus(client, highest, 4)
  expect(before - (await heldBy(client))).toBe(300_000)
})

test('the freed amount is shown to everyone who can see the bid, and to nobody else', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const { id: group_id } = await aGroup(server.db, client)
  const { id } = await aBid(server.db, client, { amount: 500_000, group_id })
  for (const user of [dealer, await aManager(server.db)])
    expect(await freed(user, id)).toMatchObject({ freed: 500_000 })
  expect(await freed(await aClient(server.db), id)).toBe('bid_not_found')
})
