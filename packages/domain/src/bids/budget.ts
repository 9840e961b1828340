import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { addDays } from '../time/jst.ts'

/** What a client's own caps are about; days and weeks are those of Japan. */
export const budgetCaps = ['day', 'week', 'group'] as const
export type BudgetCap = (typeof budgetCaps)[number]

/** A client's own caps in yen; null is none. */
export type BudgetSettings = {
  perDay: number | null
  perWeek: number | null
  perGroup: number | null
  /** Staff asks before it bids more than this for them on one lot. */
  askAbove: number | null
}

export const noBudget: BudgetSettings = { perDay: null, perWeek: null, perGroup: null, askAbove: null }

export const hasBudget = (settings: BudgetSettings) => Object.values(settings).some((yen) => yen !== null)

/** The most that a cap may be, in yen. */
export const maxBudget = 9_999_999_999

/** A live bid or a win, as caps count it. */
export type Spending = {
  /** Yen. */
  amount: number
  groupId: number | null
  /** How many more vehicles its group buys; what it won is not among them. */
  wanted: number
  won: boolean
}

/**
 * Yen that may be spent if everything that can be won is won: wins, live bids outside groups, and of a group as many of
 * its largest live bids as it still wants. Of a filled group all count, as `exposure` has it.
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

/** A cap as it stands for a bid on one lot, in yen. */
export type BudgetLimit = {
  cap: BudgetCap
  limit: number
  /** What everything else of that day, week or group may come to. */
  used: number
  /** What drops out of it where a higher bid joins its group; see `displacedAmount`. */
  displaced: number
}

/** What a bid may be within a cap. `allowance`: see `countedAllowance`. */
export const leftOf = ({ limit, used, displaced }: Omit<BudgetLimit, 'cap'>, allowance = 0) =>
  Math.max(0, displaced + Math.max(0, limit - used) - allowance)

/** The Monday that a day's week begins with. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** What stands in the way of a bid: a cap, or the wish to be asked. */
export type BudgetObstacle = BudgetCap | 'ask'

export type BudgetForLot = {
  limits: readonly BudgetLimit[]
  askAbove: number | null
  /** The amount that the client has said yes to on this lot. */
  agreed: number | null
  /** Yen over its amount that a bid on the lot counts for; see `countedAllowance`. */
  allowance: number
}

type BudgetedBid = { amount: number; byStaff: boolean }

/**
 * What of a client's budget stands in the way of a bid; undefined where nothing does. Their own yes lets exactly its
 * amount through. They ask themselves nothing: above what they want to be asked about, only staff has to.
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

/** What of a budget ends bidding first, and at how much in yen; null where nothing of it does. */
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

/** The most in yen that staff may bid for a client without asking; null where nothing of their budget bounds it. */
export function mostWithin(budget: BudgetForLot): number | null {
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

/** `over`: nobody answered before something else settled it. */
export const budgetQuestionStates = ['asked', ...budgetAnswers, 'over'] as const
export type BudgetQuestionState = (typeof budgetQuestionStates)[number]

/** Characters of what staff adds to its question. */
export const budgetNote = 300
