import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { addDays } from '../time/jst.ts'

/** What a client's own caps apply to; days and weeks are Japanese. */
export const budgetCaps = ['day', 'week', 'group'] as const
export type BudgetCap = (typeof budgetCaps)[number]

/** A client's own caps in yen; null means no cap. */
export type BudgetSettings = {
  perDay: number | null
  perWeek: number | null
  perGroup: number | null
  /** Staff ask before they bid more than this for the client on one lot. */
  askAbove: number | null
}

export const noBudget: BudgetSettings = { perDay: null, perWeek: null, perGroup: null, askAbove: null }

export const hasBudget = (settings: BudgetSettings) => Object.values(settings).some((yen) => yen !== null)

/** The highest possible cap, in yen. */
export const maxBudget = 9_999_999_999

/** A live bid or a win, as caps count it. */
export type Spending = {
  /** Yen. */
  amount: number
  groupId: number | null
  /** How many more vehicles its group is to buy, not counting those it has won. */
  wanted: number
  won: boolean
}

/**
 * Yen that may be spent if everything that can be won is won: wins, live bids outside groups, and for each group as
 * many of its largest live bids as it still wants. In a filled group all of them count, as in `exposure`.
 */
export function mostSpent(spendings: readonly Spending[]): number {
  const groups = new Map<number, number>()
  const largestFirst = spendings.toSorted((a, b) => b.amount - a.amount)
  return largestFirst.reduce((total, { amount, groupId, wanted, won }) => {
    if (won || groupId === null || wanted <= 0) return total + amount
    const place = (groups.get(groupId) ?? 0) + 1
    groups.set(groupId, place)
    return place <= wanted ? total + amount : total
  }, 0)
}

/** A cap as it applies to a bid on one lot, in yen. */
export type BudgetLimit = {
  cap: BudgetCap
  limit: number
  /** The most that everything else of that day, week or group may add up to. */
  used: number
  /** What drops out when a higher bid joins its group; see `displacedAmount`. */
  displaced: number
}

/** The highest bid that a cap allows. `allowance`: see `countedAllowance`. */
export const leftOf = ({ limit, used, displaced }: Omit<BudgetLimit, 'cap'>, allowance = 0) =>
  Math.max(0, displaced + Math.max(0, limit - used) - allowance)

/** The Monday on which a day's week begins. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** What prevents a bid: a cap, or the client's wish to be asked. */
export type BudgetObstacle = BudgetCap | 'ask'

export type BudgetForLot = {
  limits: readonly BudgetLimit[]
  askAbove: number | null
  /** The amount that the client has approved on this lot. */
  agreed: number | null
  /** By how many yen a bid on the lot counts for more than its amount; see `countedAllowance`. */
  allowance: number
}

type BudgetedBid = { amount: number; byStaff: boolean }

/**
 * The part of a client's budget that prevents a bid; undefined if nothing does. The client's approval lets exactly
 * its amount through. Clients never ask themselves: only staff have to ask above the client's threshold.
 */
export function budgetObstacle(
  { limits, askAbove, agreed, allowance }: BudgetForLot,
  { amount, byStaff }: BudgetedBid,
): BudgetObstacle | undefined {
  if (amount === agreed) return undefined
  const over = limits.find((limit) => amount > leftOf(limit, allowance))
  if (over) return over.cap
  return byStaff && askAbove !== null && amount > askAbove ? 'ask' : undefined
}

/** The part of a budget that limits bidding first, and the amount in yen; null if nothing limits it. */
export function budgetBound(
  { limits, askAbove, allowance }: Omit<BudgetForLot, 'agreed'>,
  byStaff: boolean,
): { yen: number; by: BudgetObstacle } | null {
  const bounds: { yen: number; by: BudgetObstacle }[] = [
    ...limits.map((limit) => ({ yen: leftOf(limit, allowance), by: limit.cap })),
    ...(byStaff && askAbove !== null ? [{ yen: askAbove, by: 'ask' as const }] : []),
  ]
  return bounds.sort((a, b) => a.yen - b.yen)[0] ?? null
}

/** The most in yen that staff may bid for a client without asking; null if their budget sets no limit. */
export function maxBidWithinBudget(budget: BudgetForLot): number | null {
  const bound = budgetBound(budget, true)
  return bound && Math.max(bound.yen, budget.agreed ?? 0)
}

export const checkBudget = (
  budget: BudgetForLot,
  bid: BudgetedBid,
): RuleResult<'budget_exceeded' | 'budget_ask_first'> => {
  const obstacle = budgetObstacle(budget, bid)
  if (obstacle === undefined) return ok
  return rejected(obstacle === 'ask' ? 'budget_ask_first' : 'budget_exceeded')
}

export const budgetAnswers = ['yes', 'no'] as const
export type BudgetAnswer = (typeof budgetAnswers)[number]

/** `over`: something else settled the question before anybody answered. */
export const budgetQuestionStates = ['asked', ...budgetAnswers, 'over'] as const
export type BudgetQuestionState = (typeof budgetQuestionStates)[number]

/** The maximum length of the note that staff add to their question, in characters. */
export const budgetNote = 300
