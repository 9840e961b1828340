import { expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('credit is listed with the largest holder first and wins last, however large they are', async () => {
  const client = await aClient(server.db, { creditLimit: 100_000_000 })
  const groups = []
  for (const number of [1, 2, 3]) groups.push(await aGroup(server.db, client, { number }))
  const amounts = [700_000, 1_900_000, 300_000]
  for (const [at, { id }] of groups.entries())
    await aBid(server.db, client, { amount: amounts[at] as number, group_id: id })
  await aBid(server.db, client, { amount: 1_200_000 })
  const car = await aLot(server.db, {})
  await aBid(server.db, client, { amount: 9_000_000, lot: car, status: 6, sold_price: 9_000_000 })
  const browser = await server.signInAs(client)
  const { parts } = (await browser.get('/user/credit')).json().result
  expect(parts.map(({ kind, held }: { kind: string; held: number }) => [kind, held])).toEqual([
    ['group', 1_900_000],
    ['single', 1_200_000],
    ['group', 700_000],
    ['group', 300_000],
    ['wins', 9_000_000],
  ])
  expect(parts[0].lots[0]).toMatchObject({ lotType: 'auction' })
})

test('each part lists all of its bids, the highest first, and counts them', async () => {
  const client = await aClient(server.db, { creditLimit: 100_000_000 })
  const amounts = Array.from({ length: 51 }, (_, at) => 300_000 + at * 5000)
  for (const amount of amounts) await aBid(server.db, client, { amount })
  const [part] = (await (await server.signInAs(client)).get('/user/credit')).json().result.parts
  expect(part.bids).toBe(51)
  expect(part.lots.map(({ amount }: { amount: number }) => amount)).toEqual(amounts.toReversed())
})
