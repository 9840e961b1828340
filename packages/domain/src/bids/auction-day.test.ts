import { expect, test } from 'vitest'
import { dayState, delayOfHall, expectedAt, quarterOf } from './auction-day.ts'

const minute = 60_000
const due = Date.parse('2026-11-24T01:00:00Z')
const late = (minutes: number) => ({ due, reported: due + minutes * minute })

test('a hall’s delay follows its latest results and ignores a single outlier', () => {
  expect(delayOfHall([late(4), late(55), late(5)])).toBe(5 * minute)
  expect(delayOfHall([late(-6), late(-7), late(-5)])).toBe(-6 * minute)
})

test('only a hall’s latest nine results count, and not those entered hours later', () => {
  expect(
    delayOfHall([...Array.from({ length: 9 }, () => late(2)), ...Array.from({ length: 20 }, () => late(30))]),
  ).toBe(2 * minute)
  expect(delayOfHall([late(180)])).toBeNull()
  expect(delayOfHall([])).toBeNull()
})

test('a lot is expected with the delay of its hall', () => {
  expect(expectedAt('2026-11-24T01:00:00Z', 4 * minute)).toBe(due + 4 * minute)
  expect(expectedAt('2026-11-24T01:00:00Z', null)).toBe(due)
  expect(quarterOf(due + 14 * minute)).toBe(due)
})

test('the state of a bid follows its status, and its lot until the status is final', () => {
  const bid = { bidStatus: 2, status: 4532, soldPrice: null, outbid: false }
  const state = (changed: object) => dayState({ ...bid, ...changed })
  expect(state({})).toBe('open')
  expect(state({ bidStatus: 6, soldPrice: 480_000 })).toBe('win')
  expect([state({ bidStatus: 5, soldPrice: 600_000 }), state({ bidStatus: 5 })]).toEqual(['lost', 'notSold'])
  expect([state({ bidStatus: 3 }), state({ bidStatus: 4 })]).toEqual(['stopped', 'stopped'])
  expect(state({ status: 4535 })).toBe('notSold')
  expect(state({ status: 4533, soldPrice: 500_001, outbid: true })).toBe('lost')
  expect([state({ status: 4536 }), state({ status: 4537, bidStatus: 5 })]).toEqual(['removed', 'removed'])
  // At no more than our bid it may be ours, unless nobody has placed it.
  expect(state({ status: 4533, soldPrice: 500_000 })).toBe('open')
  expect(state({ bidStatus: 1, status: 4533, soldPrice: 400_000 })).toBe('lost')
})
