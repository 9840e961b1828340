import { expect, test } from 'vitest'
import { allPageTypes } from '../lots/page-types.ts'
import { favoriteGroups, favoriteGroupsFor, favoriteTypeOf, groupAfter, groupOf } from './favorite-groups.ts'

test('group A is always there and comes first', () => {
  expect(favoriteGroups(['B', 'A', 'C', 'B'])).toEqual(['A', 'B', 'C'])
  expect(favoriteGroups(['Later'])).toEqual(['A', 'Later'])
})

test('choosing a lot’s current group removes it, and choosing another group moves it there', () => {
  expect(groupAfter(null, 'A')).toBe('A')
  expect(groupAfter('A', 'B')).toBe('B')
  expect(groupAfter('A', 'A')).toBe(null)
})

test('a lot shows every group and which one it is in', () => {
  const wishList = favoriteGroupsFor(['A', 'B'], 'B')
  expect(wishList).toEqual([
    { group: 'A', value: false },
    { group: 'B', value: true },
  ])
  expect(groupOf(wishList)).toBe('B')
  expect(groupOf(favoriteGroupsFor(['A', 'B'], null))).toBe(null)
})

test('a group the company has dropped is shown as long as a lot is in it', () => {
  expect(favoriteGroupsFor(['A'], 'Old').map(({ group }) => group)).toEqual(['A', 'Old'])
})

test('the type of a favorite follows its page', () => {
  expect(Object.fromEntries(allPageTypes.map((page) => [page, favoriteTypeOf(page)]))).toEqual({
    'car-auction': 'auction',
    stats: 'stats',
    stock: 'stock',
    bikes: 'bike',
    'bike-stats': 'stats',
    machinery: 'mech',
    'machinery-stats': 'stats',
  })
})
