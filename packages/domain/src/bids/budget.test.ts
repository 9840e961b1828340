import { describe, expect, test } from 'vitest'
import {
  budgetObstacle,
  checkBudget,
  hasBudget,
  leftOf,
  maxBidWithinBudget,
  mostSpent,
  noBudget,
  type Spending,
  weekOf,
} from './budget.ts'

const live = (amount: number, groupId: number | null = null, wanted = 0): Spending => ({
  amount,
  groupId,
  wanted,
  won: false,
})

describe('what may be spent', () => {
  test('includes every live bid outside groups and every win', () => {
    expect(mostSpent([live(300), live(500), { ...live(200), won: true }])).toBe(1000)
  })

  test('includes as many of a group’s largest bids as the group still wants', () => {
    expect(
      mostSpent([live(300, 1, 1), live(500, 1, 1), live(400, 2, 2), live(100, 2, 2), live(50, 2, 2)]),
    ).toBe(1000)
  })

  test('includes a group’s wins as well, and every bid of a filled group', () => {
    expect(mostSpent([{ ...live(700, 1, 1), won: true }, live(500, 1, 1), live(400, 1, 1)])).toBe(1200)
    expect(mostSpent([live(500, 1, 0), live(400, 1, 0)])).toBe(900)
  })
})

describe('the amount left under a cap', () => {
  test('is never negative', () => {
    expect(leftOf({ limit: 1000, used: 400, displaced: 0 })).toBe(600)
    expect(leftOf({ limit: 1000, used: 1400, displaced: 0 })).toBe(0)
  })

  test('grows by what a higher bid frees up in its group and shrinks by the bidding allowance', () => {
    expect(leftOf({ limit: 1000, used: 1400, displaced: 300 })).toBe(300)
    expect(leftOf({ limit: 1000, used: 400, displaced: 0 }, 100)).toBe(500)
  })
})

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-23')).toBe('2026-11-23')
  expect(weekOf('2026-11-25')).toBe('2026-11-23')
  expect(weekOf('2026-11-29')).toBe('2026-11-23')
  expect(weekOf('2027-01-01')).toBe('2026-12-28')
})

describe('a bid', () => {
  const budget = {
    limits: [
      { cap: 'day' as const, limit: 1000, used: 400, displaced: 0 },
      { cap: 'week' as const, limit: 5000, used: 4500, displaced: 0 },
    ],
    askAbove: 300,
    agreed: null,
    allowance: 0,
  }
  const own = (amount: number) => ({ amount, byStaff: false })
  const byStaff = (amount: number) => ({ amount, byStaff: true })

  test('is stopped by the first cap it exceeds', () => {
    expect(budgetObstacle(budget, own(500))).toBeUndefined()
    expect(budgetObstacle(budget, own(501))).toBe('week')
    expect(budgetObstacle(budget, own(601))).toBe('day')
    expect(budgetObstacle({ ...budget, allowance: 1 }, own(500))).toBe('week')
  })

  test('by staff needs the client’s approval above their threshold; the client’s own bid does not', () => {
    expect(budgetObstacle(budget, byStaff(300))).toBeUndefined()
    expect(budgetObstacle(budget, byStaff(301))).toBe('ask')
    expect(budgetObstacle(budget, own(301))).toBeUndefined()
  })

  test('of exactly the agreed amount passes every check', () => {
    const agreed = { ...budget, agreed: 900 }
    expect(checkBudget(agreed, byStaff(900))).toEqual({ ok: true })
    expect(checkBudget(agreed, byStaff(899))).toEqual({ ok: false, reason: 'budget_exceeded' })
    expect(checkBudget(agreed, byStaff(400))).toEqual({ ok: false, reason: 'budget_ask_first' })
  })
})

test('a budget with no caps set is not a budget', () => {
  expect(hasBudget(noBudget)).toBe(false)
  expect(hasBudget({ ...noBudget, askAbove: 1 })).toBe(true)
})

describe('the most that staff may bid without asking', () => {
  const limits = [
    { cap: 'day' as const, limit: 1000, used: 400, displaced: 0 },
    { cap: 'week' as const, limit: 900, used: 400, displaced: 0 },
  ]

  test('is what the tightest cap leaves, or the threshold above which the client wants to be asked', () => {
    expect(maxBidWithinBudget({ limits, askAbove: null, agreed: null, allowance: 0 })).toBe(500)
    expect(maxBidWithinBudget({ limits, askAbove: null, agreed: null, allowance: 100 })).toBe(400)
    expect(maxBidWithinBudget({ limits, askAbove: 300, agreed: null, allowance: 0 })).toBe(300)
  })

  test('is the agreed amount if that is higher', () => {
    expect(maxBidWithinBudget({ limits, askAbove: 300, agreed: 700, allowance: 0 })).toBe(700)
    expect(maxBidWithinBudget({ limits, askAbove: null, agreed: 200, allowance: 0 })).toBe(500)
  })

  test('is unlimited when nothing is set', () => {
    expect(maxBidWithinBudget({ limits: [], askAbove: null, agreed: null, allowance: 0 })).toBeNull()
  })
})
