import { expect, test } from 'vitest'
import { allCount, type Counter, managerSegments, statusOfSegment } from './bid-lists.ts'

const counters: Counter[] = [
  { status: 1, count: 4 },
  { status: 6, count: 2 },
  { status: 'Archive', count: 30 },
  { status: 'All', count: 7 },
]

test('clients and managers see the total of everything except the archive', () => {
  expect([allCount(counters, 'my-bids'), allCount(counters, 'bid-manager')]).toEqual([6, 6])
})

test('dealers see the count that the server sends', () => {
  expect(allCount(counters, 'dealer')).toBe(7)
  expect(allCount([], 'dealer')).toBe(0)
})

test('the archive counts everything in it', () => {
  expect(allCount(counters, 'archive')).toBe(36)
})

test('each segment of the Bid Manager corresponds to a status', () => {
  expect(managerSegments.map((segment) => statusOfSegment[segment])).toEqual([null, 1, 2, 3, 4, 5, 6])
})
