import { expect, test } from 'vitest'
import { dayNumber, weekdayOf } from './calendar.ts'
import { earlierAuctionsOf } from './earlier-auctions.ts'
import { problemsOf } from './feed-lot-problems.ts'
import { demoLots, type FeedCar } from './lots.ts'

const cars = [
  ...demoLots({ kind: 'car', live: 3000, stats: 0, today: '2026-11-24', seed: 'test' }),
] as FeedCar[]
const seen = cars.map((car) => ({ car, before: earlierAuctionsOf(car) as FeedCar[] }))

test('about one car in five has been auctioned before, with the same chassis number, on days when halls are open', () => {
  const share = seen.filter(({ before }) => before.length > 0).length / cars.length
  expect(share).toBeGreaterThan(0.12)
  expect(share).toBeLessThan(0.28)
  for (const { car, before } of seen) {
    for (const [i, lot] of before.entries()) {
      expect(problemsOf(lot)).toEqual([])
      expect(lot.chassis).toBe(car.chassis)
      const day = lot.auctionDate.slice(0, 10)
      expect(weekdayOf(dayNumber(day))).not.toBe(0)
      expect(day < (before[i - 1]?.auctionDate ?? car.auctionDate).slice(0, 10)).toBe(true)
    }
  }
})

test('a few have a rolled-back odometer', () => {
  const turnedBack = seen.filter(({ car, before }) => (before[0]?.mileage ?? 0) > car.mileage + 1000)
  expect(turnedBack.length).toBeGreaterThan(3)
  expect(turnedBack.length * 3).toBeLessThan(seen.filter(({ before }) => before.length > 0).length)
})
