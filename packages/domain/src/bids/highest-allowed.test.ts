import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BudgetForLot, budgetObstacle } from './budget.ts'
import { withinCredit } from './credit.ts'
import { highestAllowed, highestStep } from './highest-allowed.ts'

const lot = { startPrice: 300_000, step: 5000 }
const budgetOf = (
  left: Partial<Record<'day' | 'week' | 'group', number>>,
  more: Partial<BudgetForLot> = {},
) => ({
  limits: (['day', 'week', 'group'] as const).flatMap((cap) => {
    const yen = left[cap]
    return yen === undefined ? [] : [{ cap, limit: yen + 100_000, used: 100_000, displaced: 0 }]
  }),
  askAbove: null,
  agreed: null,
  allowance: 0,
  ...more,
})

test('a sum is rounded down to a bid step and must reach the start price', () => {
  expect(highestStep(304_999, lot)).toBe(300_000)
  expect(highestStep(305_000, lot)).toBe(305_000)
  expect(highestStep(299_999, lot)).toBeNull()
  expect(highestStep(304_999, { startPrice: 301_000 })).toBeNull()
})

describe('the highest amount that may be bid', () => {
  test('is the requested amount when nothing stands in its way', () => {
    expect(highestAllowed(800_000, lot, { budget: null })).toEqual({ bid: 800_000, endedBy: null })
    expect(highestAllowed(800_000, lot, { maximum: 800_000, budget: budgetOf({ day: 800_000 }) })).toEqual({
      bid: 800_000,
      endedBy: null,
    })
  })

  test('is the lowest of the credit and the caps, and names which one it is', () => {
    const within = (maximum: number, budget: BudgetForLot | null) =>
      highestAllowed(800_000, lot, { maximum, budget })
    expect(within(500_000, budgetOf({ day: 600_000 }))).toEqual({ bid: 500_000, endedBy: 'credit' })
    expect(within(700_000, budgetOf({ day: 604_999 }))).toEqual({ bid: 600_000, endedBy: 'day' })
    expect(within(700_000, budgetOf({ day: 600_000, week: 500_000 }))).toEqual({
      bid: 500_000,
      endedBy: 'week',
    })
    expect(within(700_000, budgetOf({ day: 600_000, group: 400_000 }))).toEqual({
      bid: 400_000,
      endedBy: 'group',
    })
  })

  test('does not exist when a cap leaves less than the start price', () => {
    expect(highestAllowed(800_000, lot, { budget: budgetOf({ day: 295_000 }) })).toEqual({
      bid: null,
      endedBy: 'day',
    })
  })

  test('leaves room for the bidding allowance where it counts', () => {
    expect(
      highestAllowed(800_000, lot, { budget: budgetOf({ day: 600_000 }, { allowance: 20_000 }) }).bid,
    ).toBe(580_000)
  })

  test('is the agreed amount, and only that amount, if it exceeds what the caps leave', () => {
    const budget = budgetOf({ day: 400_000 }, { agreed: 600_000 })
    expect(highestAllowed(800_000, lot, { budget })).toEqual({ bid: 600_000, endedBy: 'day' })
    expect(highestAllowed(600_000, lot, { budget })).toEqual({ bid: 600_000, endedBy: null })
    expect(highestAllowed(595_000, lot, { budget })).toEqual({ bid: 400_000, endedBy: 'day' })
    expect(highestAllowed(800_000, lot, { budget, maximum: 595_000 })).toEqual({
      bid: 400_000,
      endedBy: 'day',
    })
  })

  test('is never less than the bid already on the lot', () => {
    const bounds = { maximum: 400_000, budget: budgetOf({ week: 300_000 }), committed: 700_000 }
    expect(highestAllowed(800_000, lot, bounds)).toMatchObject({ bid: 700_000 })
  })

  test('is limited for staff by the amount above which the client wants to be asked, but not for the client', () => {
    const budget = budgetOf({ day: 700_000 }, { askAbove: 500_000 })
    expect(highestAllowed(800_000, lot, { budget, byStaff: true })).toEqual({ bid: 500_000, endedBy: 'ask' })
    expect(highestAllowed(800_000, lot, { budget })).toEqual({ bid: 700_000, endedBy: 'day' })
  })

  test('is the last step that neither credit nor budget refuses, whatever they are', () => {
    const yen = fc.integer({ min: 0, max: 900 }).map((thousands) => thousands * 1000)
    const maybe = fc.option(yen, { nil: undefined })
    const agreed = fc.option(fc.integer({ min: 60, max: 180 }).map((steps) => steps * 5000))
    const bounds = fc.record({
      day: maybe,
      week: maybe,
      group: maybe,
      maximum: maybe,
      agreed,
      allowance: yen,
    })
    fc.assert(
      fc.property(bounds, fc.boolean(), yen, ({ maximum, agreed, allowance, ...left }, byStaff, askAbove) => {
        const budget = budgetOf(left as Partial<Record<'day', number>>, { agreed, allowance, askAbove })
        const isTaken = (amount: number) =>
          (maximum === undefined || withinCredit(amount, maximum)) &&
          budgetObstacle(budget, { amount, byStaff }) === undefined
        let last: number | null = null
        for (let amount = lot.startPrice; amount <= 800_000; amount += lot.step)
          if (isTaken(amount)) last = amount
        expect(highestAllowed(800_000, lot, { maximum, budget, byStaff }).bid).toBe(last)
      }),
    )
  })
})
