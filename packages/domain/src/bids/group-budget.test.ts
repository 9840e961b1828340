import { expect, test } from 'vitest'
import type { BudgetLimit } from './budget.ts'
import { groupObstacles } from './group-budget.ts'

const day = (limit: number, used = 0): BudgetLimit => ({ cap: 'day', limit, used, displaced: 0 })
const aBid = (amount: number, limits: BudgetLimit[], budget: { day?: string; agreed?: number } = {}) => ({
  amount,
  budget: {
    limits,
    askAbove: null,
    agreed: null,
    allowance: 0,
    day: '2026-11-26',
    week: '2026-11-23',
    ...budget,
  },
})
const buying = (cars: number, byStaff = false) => ({ cars, byStaff })

test('a budget is against each bid that alone is over a cap', () => {
  const [small, large] = [aBid(300, [day(500)]), aBid(501, [day(500)])]
  expect(groupObstacles([small, large], buying(1))).toEqual([{ obstacle: 'day', bids: [large] }])
})

test('a budget is against bids that together are over a cap, if all of them can be won', () => {
  const bids = [aBid(300, [day(500)]), aBid(250, [day(500)])]
  expect(groupObstacles(bids, buying(1))).toEqual([])
  expect(groupObstacles(bids, buying(2))).toEqual([{ obstacle: 'day', bids }])
})

test('bids on lots of different days count toward the same week only', () => {
  const week: BudgetLimit = { cap: 'week', limit: 540, used: 0, displaced: 0 }
  const bids = [aBid(300, [day(500), week]), aBid(250, [day(500), week], { day: '2026-11-27' })]
  expect(groupObstacles(bids, buying(2))).toEqual([{ obstacle: 'week', bids }])
})

test('everything else that counts toward a cap, and the allowance of each bid, leaves less of it', () => {
  const bids = [aBid(300, [day(800, 250)]), aBid(250, [day(800, 250)])]
  expect(groupObstacles(bids, buying(2))).toEqual([])
  const counted = bids.map((bid) => ({ ...bid, budget: { ...bid.budget, allowance: 1 } }))
  expect(groupObstacles(counted, buying(2))).toEqual([{ obstacle: 'day', bids: counted }])
})

test('what the client has approved is not prevented', () => {
  const bids = [aBid(600, [day(500)], { agreed: 600 }), aBid(700, [day(500)], { agreed: 700 })]
  expect(groupObstacles(bids, buying(2))).toEqual([])
})

test('staff ask above the client’s threshold, clients do not', () => {
  const bid = aBid(300, [])
  const asked = { ...bid, budget: { ...bid.budget, askAbove: 200 } }
  expect(groupObstacles([asked], buying(1, true))).toEqual([{ obstacle: 'ask', bids: [asked] }])
  expect(groupObstacles([asked], buying(1))).toEqual([])
})
