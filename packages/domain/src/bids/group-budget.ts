import {
  type BudgetCap,
  type BudgetForLot,
  type BudgetObstacle,
  budgetCaps,
  budgetObstacle,
} from './budget.ts'

/** A bid that is to be placed in a new group, with its client's budget for the lot. */
export type BudgetedGroupBid<B extends Budget = Budget> = { amount: number; budget: B }
type Budget = BudgetForLot & { day: string; week: string }

/** What a budget prevents: a bid by itself, or bids that together exceed a cap. */
export type GroupObstacle<Bid> = { obstacle: BudgetObstacle; bids: readonly Bid[] }

type Group = { cars: number; byStaff: boolean }

/**
 * What in the client's budget prevents bids from being placed together as a new group: first each bid by itself, then
 * all that count toward the same cap, of which as many can be won as the group is to buy.
 */
export function groupObstacles<Bid extends BudgetedGroupBid>(
  bids: readonly Bid[],
  { cars, byStaff }: Group,
): GroupObstacle<Bid>[] {
  const alone = bids.flatMap((bid) => {
    const obstacle = budgetObstacle(bid.budget, { amount: bid.amount, byStaff })
    return obstacle ? [{ obstacle, bids: [bid] }] : []
  })
  const fine = bids.filter((bid) => !alone.some((one) => one.bids.includes(bid)))
  const together = budgetCaps.flatMap((cap) =>
    [...new Set(fine.map(({ budget }) => periodOf(cap, budget)))]
      .map((period) => fine.filter(({ budget }) => periodOf(cap, budget) === period))
      .filter((counted) => isOver(cap, counted, cars))
      .map((counted) => ({ obstacle: cap, bids: counted })),
  )
  return [...alone, ...together]
}

const periodOf = (cap: BudgetCap, { day, week }: Budget) => (cap === 'day' ? day : cap === 'week' ? week : '')

function isOver(cap: BudgetCap, bids: readonly BudgetedGroupBid[], cars: number): boolean {
  // What the client has approved on a lot, they may bid there.
  if (bids.length < 2 || bids.every(({ amount, budget }) => amount === budget.agreed)) return false
  const limits = bids.flatMap(({ budget }) => budget.limits.filter((limit) => limit.cap === cap))
  if (limits.length === 0) return false
  // A bid of the client's on one of these lots is replaced, and is counted only with the other lots.
  const left = Math.max(...limits.map(({ limit, used }) => limit - used))
  const largest = bids.map(({ amount, budget }) => amount + budget.allowance).sort((a, b) => b - a)
  return largest.slice(0, cars).reduce((sum, yen) => sum + yen, 0) > Math.max(0, left)
}
