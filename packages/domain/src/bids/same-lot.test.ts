import { describe, expect, test } from 'vitest'
import { lostLead, overtaken, rankOf, standingOf } from './same-lot.ts'

const early = { id: 3, amount: 900_000, bidDate: '2026-11-24T01:00:00Z' }
const late = { id: 1, amount: 1_000_000, bidDate: '2026-11-24T03:00:00Z' }
const tie = { id: 2, amount: 1_000_000, bidDate: '2026-11-24T02:00:00Z' }
const all = [early, late, tie]
const ranks = (priority: 'highest' | 'first') => all.map(({ id }) => rankOf(id, all, priority)?.rank)

test('the highest bid leads, and of equal ones the earlier', () => {
  expect(ranks('highest')).toEqual([3, 2, 1])
})

test('where the company says so, the client who bid first leads', () => {
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

describe('a bid at the hall', () => {
  const live = (id: number, amount: number, status: 1 | 2 = 1) => ({
    id,
    amount,
    status,
    bidDate: `2026-11-2${id}T00:00:00Z`,
  })
  const before = [live(1, 700, 2), live(2, 600), live(3, 500)]

  test('loses the lead where it falls out, is lowered, or another is raised over it', () => {
    const [leader, second, third] = before as [ReturnType<typeof live>, never, never]
    expect(lostLead(before, [second, third], 'highest')).toBe(1)
    expect(lostLead(before, [live(1, 550, 2), second, third], 'highest')).toBe(1)
    expect(lostLead(before, [live(1, 550), second, third], 'highest')).toBe(1)
    expect(lostLead(before, [leader, second, live(3, 800)], 'highest')).toBe(1)
    expect(lostLead(before, [leader, second, third, live(4, 800)], 'highest')).toBe(1)
  })

  test('keeps it where the others stay behind, or the client who bid first leads', () => {
    expect(lostLead(before, [live(1, 650, 2), live(2, 600)], 'highest')).toBeUndefined()
    expect(lostLead(before, [live(1, 700, 2), live(2, 800)], 'first')).toBeUndefined()
    expect(lostLead(before, [], 'highest')).toBeUndefined()
  })

  test('leaves nobody waiting where it did not lead, or the one that leads is at the hall, too', () => {
    expect(lostLead([live(1, 700), live(2, 600, 2)], [live(1, 700)], 'highest')).toBeUndefined()
    expect(lostLead(before, [live(1, 700, 2), live(2, 800, 2)], 'highest')).toBeUndefined()
  })

  test('that is taken back waits where one that it has overtaken is still to be bid', () => {
    const atHall = [live(1, 700, 2), live(2, 800, 2)]
    expect(lostLead(atHall, [live(1, 700, 2), live(2, 800)], 'highest')).toBe(1)
    expect(lostLead(atHall, [live(1, 700), live(2, 800)], 'highest')).toBeUndefined()
  })

  test('is overtaken by one before it, and only then', () => {
    const rivals = [live(1, 500, 2), live(2, 800), live(3, 700, 2), live(4, 600)]
    const ids = (id: number, priority: 'highest' | 'first' = 'highest') =>
      overtaken(id, rivals, priority).map((bid) => bid.id)
    expect([ids(2), ids(3), ids(1), ids(9)]).toEqual([[3, 1], [1], [], []])
    expect(ids(2, 'first')).toEqual([3])
  })
})
