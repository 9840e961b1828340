import { expect, test } from 'vitest'
import { conditionGrades, conditionRank, conditionTone } from './condition-grade.ts'
import {
  isFinal,
  lotStatuses,
  lotStatusName,
  lotStatusNamed,
  lotStatusTone,
  lotStatusWord,
  ownBidTone,
} from './lot-status.ts'
import { allPageTypes, hasPhotoDownloads, lotPathOf } from './page-types.ts'

test('grades are green, orange or red, and an unknown one has no color', () => {
  const of = (tone: string) => conditionGrades.filter((grade) => conditionTone(grade) === tone)
  expect(of('green')).toEqual(['S', '6', '5'])
  expect(of('orange')).toEqual(['4.5', '4', '3.5'])
  expect(of('red')).toHaveLength(10)
  expect(conditionTone('99')).toBe('plain')
})

test('grades are sorted from best to worst in the order the halls use', () => {
  const ranks = conditionGrades.map(conditionRank)
  expect(ranks).toEqual([...ranks].sort((a, b) => (b ?? 0) - (a ?? 0)))
})

test('a lot without an auction is for sale until it is sold, and never upcoming', () => {
  const word = (status: number, auctionDate: string | null) => lotStatusWord({ status, auctionDate })
  expect([word(4532, null), word(4533, null)]).toEqual(['forSale', 'sold'])
  expect(word(4532, '2026-11-24T00:40:00Z')).toBe('upcoming')
})

test('every status has a name and a tone', () => {
  expect(
    lotStatuses.map((code) => `${code} ${lotStatusName(code)} ${lotStatusTone[lotStatusName(code)]}`),
  ).toEqual([
    '4531 ongoing green',
    '4532 upcoming orange',
    '4533 sold red',
    '4534 soldNego red',
    '4535 notSold orange',
    '4536 cancelled gray',
    '4537 removed orange',
    '4538 unknown orange',
    '4539 unsold gray',
  ])
})

test('only ongoing, upcoming and unknown lots are still open', () => {
  expect(lotStatuses.filter((code) => !isFinal(code))).toEqual([4531, 4532, 4538])
})

test('the badge of one’s own bid takes its color from the lot', () => {
  expect([4531, 4533, 4534, 4532, null].map(ownBidTone)).toEqual([
    'green',
    'red',
    'red',
    'neutral',
    'neutral',
  ])
})

test.each([
  ['auction', 'live', '/car-auctions/7'],
  ['auction', 'archive', '/car-statistics/7'],
  ['bike', 'live', '/bike-auctions/7'],
  ['bike', 'archive', '/bike-statistics/7'],
  ['mech', 'live', '/machinery/7'],
  ['mech', 'archive', '/machinery-statistics/7'],
  ['stock', 'archive', '/oneprice/7'],
] as const)('a bid on a lot of type %s in a %s list links to %s', (type, list, path) => {
  expect(lotPathOf(type, '7', list)).toBe(path)
})

test.each([
  [4533, 4533],
  ['4533', 4533],
  ['sold', 4533],
  ['Canceled', 4536],
  ['cancelled', 4536],
  ['Sold (nego)', 4534],
  ['NOT SOLD', 4535],
  ['gone', null],
  ['', null],
  [4999, null],
])('%j names the status %s', (text, status) => {
  expect(lotStatusNamed(text)).toBe(status)
})

test('an unknown code has the status “unknown”, and only live lots offer photo downloads', () => {
  expect(lotStatusName(1)).toBe('unknown')
  expect(allPageTypes.filter(hasPhotoDownloads)).toEqual(['car-auction', 'stock', 'bikes', 'machinery'])
})

test('a grade has a number for comparison, and an unknown one has none', () => {
  expect(['S', '6', '4.5', '1', 'R', 'RA', '***'].map(conditionRank)).toEqual([7, 6, 4.5, 1, 0.9, 0.8, 0.3])
  expect(['', 'Z', 'Infinity'].map(conditionRank)).toEqual([null, null, null])
})
