import { expect, test } from 'vitest'
import { groupOfHall, meetsHallFilter } from './hall-filter.ts'

test('halls of one auction house share a prefix', () => {
  expect(['USS Tokyo', 'USS  Nagoya ', 'ＪＵ 岐阜', 'LUM'].map(groupOfHall)).toEqual([
    'USS',
    'USS',
    'JU',
    'LUM',
  ])
})

test('a hall is found by its group and by part of its name', () => {
  expect(meetsHallFilter('USS Tokyo', {})).toBe(true)
  expect(meetsHallFilter('USS Tokyo', { group: 'USS', search: 'tok' })).toBe(true)
  expect(meetsHallFilter('USS Tokyo', { group: 'JU' })).toBe(false)
  expect(meetsHallFilter('JU Tokyo', { group: 'USS', search: 'tok' })).toBe(false)
})
