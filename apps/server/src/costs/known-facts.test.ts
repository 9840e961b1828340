import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { cases, type ExampleLot } from '@seriba/domain/landed-cost/testing/examples'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { auctionAt, publishedCosts, tablesFor } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

afterEach(() => sql`truncate cost_tables cascade`.execute(server.db))

/** What a caller says about the lot, as a query sends it. */
const told = ({ firstReg: [year, month], reference, dm3, ...lot }: ExampleLot) => ({
  registered: `${year}-${String(month).padStart(2, '0')}`,
  fuel: lot.fuel,
  cc: lot.cc,
  hp: lot.hp,
  co2: lot.co2,
  kg: 1500,
  volume: dm3,
  runs: lot.runs ? 'yes' : 'no',
  originJapan: lot.originJapan ? 'yes' : 'no',
  ...(reference != null && { listValue: reference }),
})

async function estimateOf(lot: ExampleLot, amount: number, facts: object = told(lot)) {
  await publishedCosts(server.db, tablesFor(lot))
  const row = await aLot(server.db, {
    kind: lot.kind,
    auction: lot.hall,
    auction_at: auctionAt,
    steering: lot.steering === 'left' ? 'Left' : 'Right',
    year: lot.firstReg[0],
    engine: lot.cc,
    horse_power: lot.hp,
  })
  const caller = await server.signInAs(await aClient(server.db))
  const asked = { carId: row.id, amount, port: lot.port, ...facts }
  const { result } = (await caller.get('/bid/landed-cost', asked)).json()
  return result.estimate as CostEstimate
}

test.each(cases)('worked case $case matches to the yen: $title', async (worked) => {
  const { invoice, destination, milestones, missing, assumed, open } = await estimateOf(
    worked.lot,
    worked.price,
  )
  const exactly = (yen: number) => ({ likely: yen, min: yen, max: yen })
  expect(invoice.map(({ id, yen }) => ({ id, yen }))).toEqual(
    worked.lines.map(({ id, yen }) => ({ id, yen: exactly(yen) })),
  )
  expect(destination.map(({ id, yen, amount, currency }) => ({ id, yen, amount, currency }))).toEqual(
    worked.destination.map(({ id, yen, amount, currency }) => ({
      id,
      yen: exactly(yen),
      amount: exactly(amount),
      currency,
    })),
  )
  expect(milestones).toEqual({
    fob: exactly(worked.fob),
    cnf: exactly(worked.cnf),
    cif: exactly(worked.cif),
    landed: exactly(worked.landed),
  })
  expect({ missing, assumed, open }).toEqual({ missing: [], assumed: [], open: false })
})

describe('a fact that nobody has provided', () => {
  const [kenya] = cases as [(typeof cases)[number]]

  test('stops the estimate at CIF, with the reason, if it is the list price that taxes depend on', async () => {
    const { listValue: _, ...facts } = told(kenya.lot) as { listValue?: number }
    const { noSum, milestones, destination } = await estimateOf(kenya.lot, kenya.price, facts)
    expect(noSum).toBe('listValue')
    expect(milestones).toMatchObject({ cif: { likely: kenya.cif }, landed: null })
    expect(destination).toEqual([])
  })

  test('otherwise leaves a range', async () => {
    const uk = cases.find(({ case: name }) => name === '9')
    if (!uk) throw new Error('there is no case 9')
    const { milestones, missing } = await estimateOf(uk.lot, uk.price, {})
    expect(milestones.landed?.max).toBeGreaterThan(milestones.landed?.min ?? 0)
    expect(missing).not.toContain('listValue')
  })
})

test('an impossible month is refused', async () => {
  await publishedCosts(server.db)
  const lot = await aLot(server.db)
  const caller = await server.signInAs(await aClient(server.db))
  const answer = await caller.get('/bid/landed-cost', {
    carId: lot.id,
    amount: 500_000,
    registered: '2021-13',
  })
  expect(answer.statusCode).toBe(422)
})
