import { lotStatus } from '@seriba/domain/lots/lot-status'
import { lotsToOffer } from '@seriba/server-orders/lots-to-offer'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { manyLots, plansOf } from '../test/plans.ts'

const database = testDb()

async function anOrder(maker: string, model: string) {
  const client = await aClient(database.db)
  const { id } = await database.db
    .insertInto('orders')
    .values({ kind: 'car', maker, model, budget: 900_000, port: 'X', grades: [], client_id: client.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a lot is suggested if its model name is longer or shorter than the client’s, in any case, and stock is included', async () => {
  const lot = (model: string, more: Parameters<typeof aLot>[1] = {}) =>
    aLot(database.db, { maker: 'Saffron', model, ...more })
  for (const model of ['Hiace', 'HIACE VAN', 'Hiace Van Long', '100% Van', 'Hiace Wagon', ''])
    await lot(model)
  await lot('Hiace Van', { kind: 'stock' })
  await lot('Hiace Van', { status: lotStatus.sold })
  const shown = async (model: string) => {
    const lots = await lotsToOffer(database, { id: await anOrder('sAFFRON', model) })
    return lots.map((one) => (one.lotType === 'stock' ? `${one.model}, stock` : one.model))
  }
  const vans = ['Hiace', 'HIACE VAN', 'Hiace Van Long', 'Hiace Van, stock']
  expect(await shown('hiace van')).toEqual(vans)
  expect(await shown('Hiace Van Long 4WD')).toEqual(vans)
  expect(await shown('100%')).toEqual(['100% Van'])
  expect(await shown('_iace')).toEqual([])
})

test('a lot past its bid deadline is not suggested but can be found by number', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await database.db.insertInto('halls').values({ name: 'USS Early', deadline_hours: 2 }).execute()
  const lot = (minutes: number) =>
    aLot(database.db, { maker: 'Teal', model: 'Dutro', auction: 'USS Early', auction_at: inMinutes(minutes) })
  const [passed, open] = [await lot(115), await lot(125)]
  const id = await anOrder('Teal', 'Dutro')
  const numbers = async (search?: string) =>
    (await lotsToOffer(database, { id, ...(search && { search }) })).map(({ lotNo }) => lotNo)
  expect(await numbers()).toEqual([open.lot_no])
  expect(await numbers(String(passed.lot_no))).toContain(passed.lot_no)
})

test('suggestions use an index of makers and models rather than reading every upcoming lot', async () => {
  await manyLots(database.db, 'car')
  const id = await anOrder('MAKER 7', 'model 47 long')
  const plans = await plansOf(database.url, (db) => lotsToOffer({ db }, { id }))
  expect(plans).toEqual([expect.stringContaining('lots_to_offer')])
  expect(plans[0]).not.toContain('Seq Scan on lots')
})
