import { expect, test } from 'vitest'
import { noParams, readParams, writeParams } from './payment-params.ts'

test('an address survives being read and written, and nonsense is dropped', () => {
  const query = 'search=26-11&dateFrom=2026-11-01&dateTo=2026-11-24&type=Remittances&page=2'
  expect(writeParams(readParams(new URLSearchParams(query))).toString()).toBe(query)
  expect(readParams(new URLSearchParams('dateFrom=2026-02-31&type=Gold&page=0'))).toEqual(noParams)
})
