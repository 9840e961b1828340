import { roleIds } from '@seriba/domain/access/roles'
import { expect, test } from 'vitest'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const path = '/car-auction/translations'
const ofLot = (lot: TestLot) => ({ carId: String(lot.id), type: 'auction' })
const give = (desk: Browser, lot: TestLot, colleagueId: number, from: number) =>
  desk.post(`${path}-hand-over`, { ...ofLot(lot), colleagueId, from })
const holderOf = async (desk: Browser, lot: TestLot, status = 'waiting') =>
  (await desk.get(`${path}-index`, { status }))
    .json()
    .result.translations.find(({ carId }: { carId: string }) => carId === String(lot.id)).holder

async function aWorld() {
  const [anna, ken] = [await aManager(server.db), await aManager(server.db)]
  const lot = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  const client = await server.signInAs(await aClient(server.db))
  const ask = () => client.post(`${path}-request`, { ...ofLot(lot), language: 'EN', specialRequest: '' })
  await ask()
  return { anna, ken, lot, client, ask, hers: await server.signInAs(anna), his: await server.signInAs(ken) }
}

test('a translation can be taken, given to a colleague, and given back, and every desk is told', async () => {
  const { anna, ken, lot, hers, his } = await aWorld()
  expect(await holderOf(his, lot)).toBeNull()
  expect((await give(hers, lot, anna.id, 0)).statusCode).toBe(200)
  expect(await holderOf(his, lot)).toMatchObject({ id: anna.id })
  expect((await give(hers, lot, ken.id, anna.id)).statusCode).toBe(200)
  expect(await holderOf(his, lot)).toMatchObject({ id: ken.id })
  expect((await give(his, lot, 0, ken.id)).statusCode).toBe(200)
  expect(await holderOf(hers, lot)).toBeNull()
  const events = await server.db
    .selectFrom('events')
    .select(['name', 'payload'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(events.map(({ payload }) => payload)).toEqual(
    Array(3).fill(expect.objectContaining({ eventType: 'translationsChanged' })),
  )
  const trail = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'translation.handOver')
    .where('entity_id', '=', String(lot.id))
    .orderBy('id')
    .execute()
  expect(trail).toEqual([
    { actor_id: anna.id, before: { user_id: null }, after: { user_id: anna.id } },
    { actor_id: anna.id, before: { user_id: anna.id }, after: { user_id: ken.id } },
    { actor_id: ken.id, before: { user_id: ken.id }, after: { user_id: null } },
  ])
})

test('when two people take it at once, one gets it and the other is told', async () => {
  const { anna, ken, lot, hers, his } = await aWorld()
  const both = await Promise.all([give(hers, lot, anna.id, 0), give(his, lot, ken.id, 0)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const winner = both[0]?.statusCode === 200 ? anna : ken
  expect(await holderOf(hers, lot)).toMatchObject({ id: winner.id })
})

test('only active colleagues can be given a translation, only by staff, and only while somebody is waiting', async () => {
  const { anna, ken, lot, client, hers } = await aWorld()
  const somebody = await aClient(server.db)
  const refused = await give(hers, lot, somebody.id, 0)
  expect(refused.json()).toMatchObject({
    messageCode: 'invalid_input',
    fields: { colleagueId: expect.anything() },
  })
  expect((await give(client, lot, ken.id, 0)).statusCode).toBe(403)
  const unasked = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  expect((await give(hers, unasked, anna.id, 0)).statusCode).toBe(404)
  expect(await holderOf(hers, lot)).toBeNull()
  const { colleagues } = (await hers.get(`${path}-index`)).json().result
  const ids = colleagues.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(expect.arrayContaining([anna.id, ken.id]))
  expect(ids).not.toContain(somebody.id)
})

test('a colleague who leaves holds none, and an answer releases it, so later requests wait for anybody', async () => {
  const { anna, ken, lot, ask, client, hers } = await aWorld()
  await give(hers, lot, ken.id, 0)
  await server.db.updateTable('users').set({ role_id: roleIds.disabled }).where('id', '=', ken.id).execute()
  expect(await holderOf(hers, lot)).toBeNull()
  expect((await give(hers, lot, ken.id, 0)).json().messageCode).toBe('invalid_input')
  expect((await give(hers, lot, anna.id, 0)).statusCode).toBe(200)
  await hers.post(`${path}-answer`, { ...ofLot(lot), text_en: 'No rust' })
  expect(await holderOf(hers, lot, 'answered')).toBeNull()
  await ask()
  expect((await client.get(`${path}-result`, ofLot(lot))).statusCode).toBe(200)
  expect(
    await server.db.selectFrom('translation_holders').selectAll().where('lot_id', '=', lot.id).execute(),
  ).toEqual([])
})
