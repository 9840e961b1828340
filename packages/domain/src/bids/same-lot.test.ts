import { expect, test } from 'vitest'
import { rankOf, standingOf } from './same-lot.ts'

const early = { id: 3, amount: 900_000, bidDate: '2026-11-24T01:00:00Z' }
const late = { id: 1, amount: 1_000_000, bidDate: '2026-11-24T03:00:00Z' }
const tie = { id: 2, amount: 1_000_000, bidDate: '2026-11-24T02:00:00Z' }
const all = [early, late, tie]
const ranks = (priority: 'highest' | 'first') => all.map(({ id }) => rankOf(id, all, priority)?.rank)

test('the highest bid leads, and of equal ones the earlier', () => {
  expect(ranks('highest')).toEqual([3, 2, 1])
})

test('where the company says so, whoever bid first leads', () => {
  expect(ranks('first')).toEqual([1, 3, 2])
})

test('bids that are equal in all have one order, and one that is not live has no rank', () => {
  const twins = [
    { ...tie, id: 9 },
    { ...tie, id: 8 },
  ]
  expect(rankOf(9, twins, 'highest')).toEqual({ rank: 2, of: 2 })
  expect(rankOf(7, twins, 'highest')).toBeUndefined()
})

test('a bid stands to the one before it by its amount, and where that says nothing by its time', () => {
  const rival = (id: number, amount: number) => ({ id, amount, bidDate: `2026-11-2${id}T00:00:00Z` })
  expect(standingOf(rival(1, 500), undefined)).toEqual({ kind: 'leads' })
  expect(standingOf(rival(2, 400), rival(1, 500))).toEqual({ kind: 'behind', by: 100 })
  expect(standingOf(rival(2, 500), rival(1, 500))).toEqual({ kind: 'sameLater' })
  expect(standingOf(rival(2, 600), rival(1, 500))).toEqual({ kind: 'higherLater' })
})
