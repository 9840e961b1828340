import { expect, test } from 'vitest'
import { nextMoment } from './lot-moments.ts'

const lot = {
  auctionDate: '2026-11-24T01:00:00.000Z',
  biddingDeadline: '2026-11-24T00:30:00.000Z',
  cancelDeadlineHour: 2,
}

test.each([
  ['2026-11-23T12:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['2026-11-23T23:00:00.000Z', '2026-11-24T00:30:00.000Z'],
  ['2026-11-24T00:30:00.000Z', '2026-11-24T01:00:00.000Z'],
  ['2026-11-24T01:00:00.000Z', '2026-11-24T15:00:00.000Z'],
])(
  'after %s the next moment is %s, in the order cancel deadline, bid deadline, auction, end of day',
  (now, next) => {
    expect(nextMoment(lot, new Date(now))).toBe(Date.parse(next))
  },
)

test('a past lot or a lot without a date has no further moments', () => {
  expect(nextMoment(lot, new Date('2026-11-25T00:00:00.000Z'))).toBeNull()
  expect(nextMoment({ ...lot, auctionDate: null }, new Date('2026-11-23T12:00:00.000Z'))).toBeNull()
})
