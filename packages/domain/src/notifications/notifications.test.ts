import { expect, test } from 'vitest'
import { eventTypes, hasToast } from './event-types.ts'
import { specificationOf } from './specification.ts'

test('a vehicle is named in one line, without what is not known', () => {
  const lot = { maker: 'Toyota', model: 'Land Cruiser Prado', grade: 'TX L', year: 2019 }
  expect(specificationOf(lot)).toBe('Toyota Land Cruiser Prado TX L 2019')
  expect(specificationOf({ ...lot, grade: '', year: null })).toBe('Toyota Land Cruiser Prado')
})

test('only a win has no toast: it has a modal', () => {
  expect(eventTypes.filter((type) => !hasToast(type))).toEqual(['managerWinBid'])
})
