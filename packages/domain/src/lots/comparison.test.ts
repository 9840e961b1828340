import { expect, test } from 'vitest'
import { type ComparedLot, differs, readCompared, toggleCompared, writeCompared } from './comparison.ts'

const lots: ComparedLot[] = [
  { pageType: 'car-auction', id: '41207' },
  { pageType: 'bike-stats', id: '7' },
]

test('compared lots survive being written to an address and read back', () => {
  expect(String(writeCompared(lots))).toBe('lot=car-auction-41207&lot=bike-stats-7')
  expect(readCompared(writeCompared(lots))).toEqual(lots)
})

test('duplicate, surplus and misspelled lots in an address are ignored', () => {
  const address = new URLSearchParams(
    'lot=car-auction-1&lot=stats-1&lot=nothing-2&lot=bikes-x&lot=&lot=toString-3&lot=bikes-2&lot=bikes-3&lot=bikes-4&lot=bikes-5',
  )
  expect(readCompared(address).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})

test('a lot can be added and removed, but a fifth does not fit', () => {
  const [first, second] = lots as [ComparedLot, ComparedLot]
  expect(toggleCompared([first], second)).toEqual(lots)
  expect(toggleCompared(lots, first)).toEqual([second])
  const four = ['1', '2', '3', '4'].map((id): ComparedLot => ({ pageType: 'bikes', id }))
  expect(toggleCompared(four, first)).toEqual(four)
})

test('a row differs if two known values differ', () => {
  expect(differs([2019, 2019, null])).toBe(false)
  expect(differs([2019, 2018, null])).toBe(true)
  expect(differs(['', 'AT'])).toBe(false)
})
