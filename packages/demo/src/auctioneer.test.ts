import { describe, expect, test } from 'vitest'
import { advance } from './auctioneer.ts'
import { demoLots } from './lots.ts'
import { lotStatus } from './outcome.ts'

const morning = new Date('2026-11-24T08:00:00+09:00')
const options = { live: 2000, stats: 0, today: '2026-11-24', seed: 1 }
const today = [...demoLots(options)].filter(
  (lot) => lot.auctionDate.startsWith('2026-11-24') && lot.kind !== 'stock',
)
const at = (lot: { auctionDate: string }, seconds: number) =>
  new Date(Date.parse(lot.auctionDate) + seconds * 1000)
const lot = today[40] as (typeof today)[number]

describe('the demo auctioneer', () => {
  test('leaves lots alone before their time', () => {
    expect(advance(today, morning)).toEqual([])
    expect(advance([lot], at(lot, -120))).toEqual([])
  })

  test('calls up a lot about a minute before it is sold', () => {
    expect(advance([lot], at(lot, -55))).toMatchObject([{ lotNo: lot.lotNo, status: lotStatus.ongoing }])
  })

  test('finishes every lot of the day and never sells below the start price', () => {
    const results = advance(today, new Date('2026-11-24T23:00:00+09:00'))
    expect(results).toHaveLength(today.length)
    const starts = new Map(today.map((one) => [`${one.auction} ${one.lotNo}`, one.startPrice]))
    for (const { auction, lotNo, status, soldPrice } of results) {
      const sold = status === lotStatus.sold || status === lotStatus.soldNego
      expect(status).toBeGreaterThanOrEqual(lotStatus.sold)
      if (sold) expect(soldPrice).toBeGreaterThanOrEqual(starts.get(`${auction} ${lotNo}`) ?? 0)
      else expect(soldPrice).toBe(0)
    }
  })

  test('gives the same result whenever it runs, and nothing for finished lots', () => {
    const once = advance([lot], at(lot, 1))
    expect(advance([lot], at(lot, 4000))).toEqual(once)
    expect(advance([{ ...lot, status: once[0]?.status ?? 0 }], at(lot, 4000))).toEqual([])
  })

  test('agrees with lots that are generated after their sale', () => {
    const evening = new Date('2026-11-24T23:00:00+09:00')
    const generated = [...demoLots({ ...options, now: evening })].filter(
      (one) => one.auctionDate.startsWith('2026-11-24') && one.kind !== 'stock',
    )
    expect(advance(today, evening).map(({ status, soldPrice }) => [status, soldPrice])).toEqual(
      generated.map(({ status, soldPrice }) => [status, soldPrice]),
    )
  })
})
