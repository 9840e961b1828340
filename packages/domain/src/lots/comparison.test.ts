import { expect, test } from 'vitest'
import { type ComparedLot, differs, readCompared, toggleCompared, writeCompared } from './comparison.ts'

const lots: ComparedLot[] = [
  { pageType: 'car-auction', id: '41207' },
  { pageType: 'bike-stats', id: '7' },
]

test('lots are read from the address that they were written to', () => {
  expect(String(writeCompared(lots))).toBe('lot=car-auction-41207&lot=bike-stats-7')
  expect(readCompared(writeCompared(lots))).toEqual(lots)
})

test('what an address has twice, too many of or misspelled counts as not given', () => {
  const address = new URLSearchParams(
    'lot=car-auction-1&lot=stats-1&lot=nothing-2&lot=bikes-x&lot=&lot=toString-3&lot=bikes-2&lot=bikes-3&lot=bikes-4&lot=bikes-5',
  )
  expect(readCompared(address).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})

test('a lot is put in and taken out, and a fifth finds no place', () => {
  const [first, second] = lots as [ComparedLot, ComparedLot]
  expect(toggleCompared([first], second)).toEqual(lots)
  expect(toggleCompared(lots, first)).toEqual([second])
  const four = ['1', '2', '3', '4'].map((id): ComparedLot => ({ pageType: 'bikes', id }))
  expect(toggleCompared(four, first)).toEqual(four)
})

test('a row differs where two known values do', () => {
  expect(differs([2019, 2019, null])).toBe(false)
  expect(differs([2019, 2018, null])).toBe(true)
  expect(differs(['', 'AT'])).toBe(false)
})
