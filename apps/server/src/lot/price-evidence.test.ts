import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot, type LotOptions } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let models = 0

/** A lot of its own model, and sold lots of the same model. */
async function world(own: LotOptions = {}) {
  models += 1
  const common = { model: `Prado ${models}`, chassis: 'TRJ150-0012345', condition_rank: 4.5, ...own }
  const lot = await aLot(server.db, common)
  const browser = await server.signInAs(await aClient(server.db))
  return {
    lot,
    sold: (price: number, more: LotOptions = {}) =>
      aLot(server.db, {
        ...common,
        status: lotStatus.sold,
        sold_price: price,
        auction_at: new Date(Date.now() - 5 * dayMs),
        ...more,
      }),
    async evidence(asked: object = {}): Promise<PriceEvidence> {
      const answer = await browser.get('/car-auction/price-evidence', { id: lot.id, ...asked })
      return answer.json().result.evidence
    },
    ask: (page: string) => browser.get(`/${page}/price-evidence`, { id: lot.id }),
  }
}

const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

test('similar lots’ sold prices are summarized, with the given amount ranked among them', async () => {
  const { sold, evidence } = await world()
  await many(12, (i) => sold(100_000 * (i + 1), { auction_at: new Date(Date.now() - (i + 1) * 7 * dayMs) }))
  await sold(0, { status: lotStatus.notSold })
  const found = await evidence({ amount: 500_000, limit: 12 })
  expect(found).toMatchObject({
    likeness: {
      years: [2018, 2020],
      conditions: ['4', '5'],
      mileage: [20_000, 70_000],
      trim: 'TX L',
      days: 180,
    },
    leftOut: [],
    sold: 12,
    unsold: 1,
    quantiles: { lowest: 100_000, low: 200_000, median: 600_000, high: 1_100_000, highest: 1_200_000 },
    atAmount: { amount: 500_000, wonOfNewest: 5, newest: 10, wonOfAll: 5 },
  })
  expect(found.sales.map(({ soldPrice }) => soldPrice)).toEqual(
    Array.from({ length: 12 }, (_, i) => 100_000 * (i + 1)),
  )
  expect(found.trend).toBeLessThan(0)
})

test('the figures match those of PostgreSQL’s own functions', async () => {
  const { lot, sold, evidence } = await world()
  await many(23, (i) => sold(70_000 + ((i * 7919) % 61) * 10_000))
  const { rows } = await sql<{ low: number; median: number; high: number }>`
    select percentile_disc(0.1) within group (order by sold_price) as low,
      percentile_disc(0.5) within group (order by sold_price) as median,
      percentile_disc(0.9) within group (order by sold_price) as high
    from lots where model = ${lot.model} and status = ${lotStatus.sold}`.execute(server.db)
  expect((await evidence()).quantiles).toMatchObject(rows[0] ?? {})
})

test('unsold lots are counted by the same rules as sold ones: same trim, without the lot itself', async () => {
  const unsold = { status: lotStatus.notSold, auction_at: new Date(Date.now() - 3 * dayMs) }
  const { sold, evidence } = await world(unsold)
  await many(10, () => sold(500_000))
  await sold(0, unsold)
  await many(4, () => sold(0, { ...unsold, grade: 'TZ-G Edition' }))
  expect(await evidence()).toMatchObject({ leftOut: [], sold: 10, unsold: 1 })
})

describe('a lot is not counted if it', () => {
  test.each([
    ['has another chassis code', { chassis: 'GRJ150-1' }],
    ['is two years older', { year: 2017 }],
    ['is one grade lower', { condition: '3.5', condition_rank: 3.5 }],
    ['has a much higher mileage', { mileage: 120_000 }],
    ['has another trim', { grade: 'TZ-G Edition' }],
    ['was sold longer ago', { auction_at: new Date(Date.now() - 182 * dayMs) }],
    ['is a bike', { kind: 'bike' as const }],
  ] satisfies [string, LotOptions][])('%s', async (_, more) => {
    const { sold, evidence } = await world()
    await many(10, () => sold(500_000))
    await sold(900_000, more)
    expect(await evidence()).toMatchObject({ sold: 10, quantiles: { highest: 500_000 }, leftOut: [] })
  })
})

test('if few have the same trim, every trim is compared, and the answer says so', async () => {
  const { sold, evidence } = await world()
  await many(4, () => sold(500_000))
  expect(await evidence()).toMatchObject({ sold: 4, bars: null, leftOut: [] })
  await many(6, () => sold(600_000, { grade: 'TZ-G Edition' }))
  expect(await evidence()).toMatchObject({ sold: 10, leftOut: ['trim'], likeness: { trim: null } })
})

test('if few have a similar mileage, any mileage is compared, and the answer says so', async () => {
  const { sold, evidence } = await world()
  await many(3, () => sold(500_000))
  await many(8, () => sold(400_000, { mileage: 150_000 }))
  expect(await evidence()).toMatchObject({
    sold: 11,
    leftOut: ['trim', 'mileage'],
    likeness: { mileage: null },
    quantiles: { median: 400_000 },
  })
})

test('a lot with nothing comparable has no evidence', async () => {
  const { evidence } = await world({ chassis: '' })
  expect(await evidence()).toBeNull()
})

test('a lot is found only on pages for its kind', async () => {
  const { ask } = await world()
  expect((await ask('bikes')).json().messageCode).toBe('lot_not_found')
  expect((await ask('stats')).statusCode).toBe(200)
})

test('prices are visible only to those who may see statistics', async () => {
  const { lot } = await world()
  const browser = await server.signInAs(
    await aClient(server.db, { permissions: { salesStatisticsView: false } }),
  )
  const answer = await browser.get('/car-auction/price-evidence', { id: lot.id })
  expect([answer.statusCode, answer.json().messageCode]).toEqual([403, 'permission_missing'])
})
