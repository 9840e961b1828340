import { describe, expect, test } from 'vitest'
import { lostLead, overtaken, rankOf, standingOf } from './same-lot.ts'

const early = { id: 3, amount: 900_000, bidDate: '2026-11-24T01:00:00Z' }
const late = { id: 1, amount: 1_000_000, bidDate: '2026-11-24T03:00:00Z' }
const tie = { id: 2, amount: 1_000_000, bidDate: '2026-11-24T02:00:00Z' }
const all = [early, late, tie]
const ranks = (priority: 'highest' | 'first') => all.map(({ id }) => rankOf(id, all, priority)?.rank)

test('the highest bid leads, and the earlier of two equal bids', () => {
  expect(ranks('highest')).toEqual([3, 2, 1])
})

test('the client who bid first leads if the company chooses so', () => {
  expect(ranks('first')).toEqual([1, 3, 2])
})

test('identical bids have a stable order, and a bid that is not live has no rank', () => {
  const twins = [
    { ...tie, id: 9 },
    { ...tie, id: 8 },
  ]
  expect(rankOf(9, twins, 'highest')).toEqual({ rank: 2, of: 2 })
  expect(rankOf(7, twins, 'highest')).toBeUndefined()
})

test('a bid is compared with the one ahead of it by amount, then by time', () => {
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

  test('loses the lead when it drops out, is lowered or is overtaken by a higher bid', () => {
    const [leader, second, third] = before as [ReturnType<typeof live>, never, never]
    expect(lostLead(before, [second, third], 'highest')).toBe(1)
    expect(lostLead(before, [live(1, 550, 2), second, third], 'highest')).toBe(1)
    expect(lostLead(before, [live(1, 550), second, third], 'highest')).toBe(1)
    expect(lostLead(before, [leader, second, live(3, 800)], 'highest')).toBe(1)
    expect(lostLead(before, [leader, second, third, live(4, 800)], 'highest')).toBe(1)
  })

  test('keeps the lead while the others stay behind, or when the client who bid first leads', () => {
    expect(lostLead(before, [live(1, 650, 2), live(2, 600)], 'highest')).toBeUndefined()
    expect(lostLead(before, [live(1, 700, 2), live(2, 800)], 'first')).toBeUndefined()
    expect(lostLead(before, [], 'highest')).toBeUndefined()
  })

  test('needs no decision if it did not lead or the new leader is at the hall as well', () => {
    expect(lostLead([live(1, 700), live(2, 600, 2)], [live(1, 700)], 'highest')).toBeUndefined()
    expect(lostLead(before, [live(1, 700, 2), live(2, 800, 2)], 'highest')).toBeUndefined()
  })

  test('needs a decision when it is taken back while a bid it has overtaken is still at the hall', () => {
    const atHall = [live(1, 700, 2), live(2, 800, 2)]
    expect(lostLead(atHall, [live(1, 700, 2), live(2, 800)], 'highest')).toBe(1)
    expect(lostLead(atHall, [live(1, 700), live(2, 800)], 'highest')).toBeUndefined()
  })

  test('overtakes only bids behind it that are set to Bid', () => {
    const rivals = [live(1, 500, 2), live(2, 800), live(3, 700, 2), live(4, 600)]
    const ids = (id: number, priority: 'highest' | 'first' = 'highest') =>
      overtaken(id, rivals, priority).map((bid) => bid.id)
    expect([ids(2), ids(3), ids(1), ids(9)]).toEqual([[3, 1], [1], [], []])
    expect(ids(2, 'first')).toEqual([3])
  })
})
