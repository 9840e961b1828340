import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let cars = 0

/** A lot and an earlier auction with its chassis number. */
async function world() {
  cars += 1
  const car = { model: `Wrong ${cars}`, chassis: `TRJ150-00${20_000 + cars}`, color: 'Pearl' }
  const lot = await aLot(server.db, car)
  const earlier = await aLot(server.db, {
    ...car,
    status: lotStatus.notSold,
    auction_at: new Date(Date.now() - 20 * dayMs),
  })
  const client = await server.signInAs(await aClient(server.db))
  const other = await server.signInAs(await aClient(server.db))
  const staff = await server.signInAs(await aManager(server.db))
  const match = { id: String(lot.id), earlierId: String(earlier.id) }
  return { client, other, staff, match, lot, earlier }
}

type Browser = Awaited<ReturnType<typeof server.signInAs>>
const seenBy = async (browser: Browser, id: string) => {
  const { auctions, wrong } = (await browser.get('/car-auction/earlier-auctions', { id })).json().result
  const ids = (all: { id: string }[]) => all.map((one) => one.id)
  return { auctions: ids(auctions), wrong: wrong === null ? null : ids(wrong), said: wrong?.[0]?.said }
}

test('a car that a client reports as another one is hidden from that client only, and staff see who reported it', async () => {
  const { client, other, staff, match } = await world()
  const answer = await client.post('/car-auction/wrong-match', { ...match, note: ' Other wheels ' })
  expect(answer.statusCode).toBe(200)
  expect(await seenBy(client, match.id)).toMatchObject({ auctions: [], wrong: null })
  expect(await seenBy(other, match.id)).toMatchObject({ auctions: [match.earlierId], wrong: null })
  expect(await seenBy(staff, match.id)).toMatchObject({
    auctions: [match.earlierId],
    wrong: [match.earlierId],
    said: { by: expect.stringMatching(/^client/), note: 'Other wheels' },
  })
})

test('a car that staff report as another one is hidden from everybody, even if a client reported it first', async () => {
  const { client, other, staff, match } = await world()
  await client.post('/car-auction/wrong-match', match)
  await staff.post('/car-auction/wrong-match', match)
  for (const one of [client, other, staff]) expect((await seenBy(one, match.id)).auctions).toEqual([])
  expect((await seenBy(staff, match.id)).wrong).toEqual([match.earlierId, match.earlierId])
})

test('staff can show a hidden car again to everyone who reported it', async () => {
  const { client, staff, match } = await world()
  await client.post('/car-auction/wrong-match', match)
  await staff.post('/car-auction/wrong-match', match)
  expect((await client.post('/lot/restore-match', match)).statusCode).toBe(403)
  expect((await staff.post('/lot/restore-match', match)).statusCode).toBe(200)
  expect(await seenBy(client, match.id)).toMatchObject({ auctions: [match.earlierId] })
  expect(await seenBy(staff, match.id)).toMatchObject({ auctions: [match.earlierId], wrong: [] })
  expect((await staff.post('/lot/restore-match', match)).statusCode).toBe(404)
})

test('staff who may not correct lots can restore only what they hid themselves', async () => {
  const { client, staff, match } = await world()
  const limited = await server.signInAs(await aManager(server.db, { permissions: { feedsManage: false } }))
  await client.post('/car-auction/wrong-match', match)
  expect((await limited.post('/lot/restore-match', match)).statusCode).toBe(404)
  await limited.post('/car-auction/wrong-match', match)
  expect(await seenBy(staff, match.id)).toMatchObject({ auctions: [] })
  expect((await limited.post('/lot/restore-match', match)).statusCode).toBe(200)
  expect((await seenBy(limited, match.id)).wrong).toHaveLength(1)
  await staff.post('/lot/restore-match', match)
  expect(await seenBy(limited, match.id)).toMatchObject({ auctions: [match.earlierId], wrong: [] })
})

test('a car that is not shown as a match cannot be reported as another one', async () => {
  const { client, match } = await world()
  const stranger = await world()
  const said = { ...match, earlierId: stranger.match.earlierId }
  expect((await client.post('/car-auction/wrong-match', said)).statusCode).toBe(404)
  expect((await client.post('/bikes/wrong-match', match)).statusCode).toBe(404)
})

test('reporting and restoring are kept in the lot’s audit log', async () => {
  const { client, staff, match, lot } = await world()
  await client.post('/car-auction/wrong-match', match)
  await staff.post('/lot/restore-match', match)
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity', '=', 'lot')
    .where('entity_id', '=', String(lot.id))
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { action: 'lot.unmatch', after: { earlier: match.earlierId } },
    { action: 'lot.match', after: { earlier: match.earlierId } },
  ])
})
