import { expect, test } from 'vitest'
import { isFiltered, noParams, readParams, writeParams } from './purchase-params.ts'

test('an address survives being read and written', () => {
  const text = 'search=Alphard&dateFrom=2026-08-01&dateTo=2026-11-24&status=0&page=2'
  expect(writeParams(readParams(new URLSearchParams(text))).toString()).toBe(text)
})

test('nonsense in an address is dropped and does not count as a filter', () => {
  const params = readParams(new URLSearchParams('dateFrom=yesterday&status=9&page=0'))
  expect(params).toEqual(noParams)
  expect(isFiltered(params)).toBe(false)
})

test('Processing counts as a filter even though its number is 0', () => {
  expect(isFiltered({ ...noParams, status: 0 })).toBe(true)
})
