import { describe, expect, test } from 'vitest'
import { dayNumber, nextAuctionDays } from './calendar.ts'
import { problemsOf } from './feed-lot-problems.ts'
import { hallNamed } from './halls.ts'
import { type DemoLotsOptions, demoLots, type FeedCar, type FeedLot } from './lots.ts'
import { cars } from './models.ts'
import { lotStatus } from './outcome.ts'

const options: DemoLotsOptions = { live: 3000, stats: 6000, today: '2026-11-24', seed: 'test' }
const lots = [...demoLots(options)]
const dayOf = (lot: FeedLot) => lot.auctionDate.slice(0, 10)
const live = lots.filter((lot) => dayOf(lot) >= options.today)
const archive = lots.filter((lot) => dayOf(lot) < options.today)
const isCar = (lot: FeedLot): lot is FeedCar => lot.kind === 'car'
const average = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('the demo lots', () => {
  test('are the same for the same options and different for another seed', () => {
    expect([...demoLots({ ...options, live: 300, stats: 300 })]).toEqual([
      ...demoLots({ ...options, live: 300, stats: 300 }),
    ])
    const [first] = demoLots({ ...options, seed: 'another' })
    expect(first).not.toEqual(lots[0])
  })

  test('come in the requested numbers', () => {
    expect(live).toHaveLength(3000)
    expect(archive).toHaveLength(6000)
  })

  test('have no invalid field among 20 000', () => {
    let seen = 0
    for (const lot of demoLots({
      ...options,
      live: 5000,
      stats: 15_000,
      now: new Date('2026-11-24T03:00:00Z'),
    })) {
      seen++
      const problems = problemsOf(lot)
      if (problems.length) expect({ problems, lot }).toBeUndefined()
    }
    expect(seen).toBe(20_000)
  })

  test('are unique by kind, auction, day, and lot number', () => {
    const keys = lots.map((lot) => `${lot.kind} ${lot.auction} ${dayOf(lot)} ${lot.lotNo}`)
    expect(new Set(keys).size).toBe(lots.length)
  })

  test.each(['2026-11-21', '2026-11-22', '2026-11-24', '2027-01-01'])(
    'fill every kind on each of the six auction days from %s',
    (today) => {
      const days = nextAuctionDays(dayNumber(today))
      const filled = new Set<string>()
      for (const lot of demoLots({ ...options, today, stats: 0 })) filled.add(`${lot.kind} ${dayOf(lot)}`)
      expect(days).toHaveLength(6)
      expect(filled.size).toBe(24)
    },
  )

  test('hold mostly cars', () => {
    const share = (kind: string) => live.filter((lot) => lot.kind === kind).length / live.length
    expect(share('car')).toBeCloseTo(0.82, 2)
    expect(share('bike')).toBeCloseTo(0.08, 2)
    expect(share('machinery')).toBeCloseTo(0.07, 2)
    expect(share('stock')).toBeCloseTo(0.03, 2)
    expect(archive.some((lot) => lot.kind === 'stock')).toBe(false)
  })

  test('are sold in their hall on its weekday, in order of lot number', () => {
    const last = new Map<string, FeedLot>()
    for (const lot of lots) {
      const hall = hallNamed(lot.auction)
      expect(hall?.weekdays).toContain(new Date(`${dayOf(lot)}T00:00:00Z`).getUTCDay())
      const session = `${lot.auction} ${dayOf(lot)}`
      const before = last.get(session)
      if (before) {
        expect(lot.lotNo).toBeGreaterThan(before.lotNo)
        expect(Date.parse(lot.auctionDate)).toBeGreaterThanOrEqual(Date.parse(before.auctionDate))
      }
      last.set(session, lot)
    }
  })

  test('stay the same for a given day as today advances', () => {
    const onThursday = (today: string) =>
      [...demoLots({ ...options, today, stats: 0 })].filter((lot) => dayOf(lot) === '2026-11-26')
    expect(onThursday('2026-11-25')).toEqual(onThursday('2026-11-24'))
  })

  test('are upcoming before their sale and have results in the archive', () => {
    expect(new Set(live.map(({ status }) => status))).toEqual(new Set([lotStatus.upcoming]))
    const share = (status: number) => archive.filter((lot) => lot.status === status).length / archive.length
    expect(share(lotStatus.sold)).toBeCloseTo(0.62, 1)
    expect(share(lotStatus.notSold)).toBeCloseTo(0.27, 1)
    expect(share(lotStatus.upcoming) + share(lotStatus.ongoing)).toBe(0)
    const sold = archive.filter((lot) => lot.status === lotStatus.sold)
    expect(sold.every((lot) => lot.soldPrice >= lot.startPrice)).toBe(true)
  })

  test('have real models with the chassis codes they were built under', () => {
    for (const lot of lots.filter(isCar)) {
      const model = cars.find(({ maker, model }) => maker === lot.maker && model === lot.model)
      expect(model?.chassis.some(({ prefix }) => lot.chassis.startsWith(prefix))).toBe(true)
      expect(model?.trims).toContain(lot.grade)
    }
  })

  test('say which halls belong to USS', () => {
    for (const lot of lots) expect(lot.isUss).toBe(lot.auction.startsWith('USS '))
    const share = lots.filter(({ isUss }) => isUss).length / lots.length
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.5)
  })
})

describe('their prices', () => {
  const sold = [...demoLots({ ...options, live: 0, stats: 60_000, kind: 'car' })]
    .filter(isCar)
    .filter((lot) => lot.status === lotStatus.sold)
  const prius = sold.filter((lot) => lot.model === 'Prius' || lot.model === 'Aqua')
  const price = (some: FeedCar[]) => average(some.map(({ soldPrice }) => soldPrice))

  test('are higher for newer cars', () => {
    expect(price(prius.filter(({ year }) => year >= 2020))).toBeGreaterThan(
      price(prius.filter(({ year }) => year < 2015)) * 1.5,
    )
  })

  test('are higher for fewer kilometers', () => {
    const ofYears = prius.filter(({ year }) => year >= 2014 && year <= 2018)
    expect(price(ofYears.filter(({ mileage }) => mileage < 60_000))).toBeGreaterThan(
      price(ofYears.filter(({ mileage }) => mileage > 110_000)),
    )
  })

  test('are higher for a better condition', () => {
    const ofYears = sold.filter(({ year }) => year >= 2012 && year <= 2018)
    expect(price(ofYears.filter(({ condition }) => condition === '4.5'))).toBeGreaterThan(
      price(ofYears.filter(({ condition }) => condition === 'R')),
    )
  })

  test('follow the model', () => {
    expect(price(sold.filter(({ model }) => model === 'Land Cruiser'))).toBeGreaterThan(
      price(sold.filter(({ model }) => model === 'Vitz')) * 3,
    )
  })
})
