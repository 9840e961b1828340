/** What a list of clients can be sorted by. */
export const clientSorts = [
  'id',
  'name',
  'country',
  'role',
  'balance',
  'creditLimit',
  'maximum',
  'held',
  'liveBids',
  'lastLogin',
  'registered',
  'deletionAsked',
] as const
export type ClientSort = (typeof clientSorts)[number]

/** Somebody who signed up so many days ago and has nobody who looks after them is new. */
export const newClientDays = 30

/** Whether staff has found out who a client is. */
export const checkedStates = ['checked', 'refused'] as const
export type CheckedState = (typeof checkedStates)[number]

/** What a list of clients can be narrowed by beside names: debtors are asked for separately. */
export const balanceBands = ['zero', 'positive'] as const
export type BalanceBand = (typeof balanceBands)[number]

/** When somebody was last here: of this Japanese day, of the days before, or longer ago. */
export const loginSpans = ['today', 'week', 'month', 'longer', 'never'] as const
export type LoginSpan = (typeof loginSpans)[number]
/** How many days back each reaches. */
export const loginDays = { week: 7, month: 30 } as const

/** How long ago a win still counts as recent, in days. */
export const recentWinDays = 90

/** The part of what a client may owe that is taken by what they have bid: 0 to 1. Without any credit, all of it once they bid. */
export function creditUsage({
  balance,
  creditLimit,
  activeBids,
}: {
  balance: number
  creditLimit: number
  activeBids: number
}): number {
  if (activeBids <= 0) return 0
  const means = balance + creditLimit
  return means <= 0 ? 1 : Math.min(1, activeBids / means)
}

/** From which share on a client is close to their limit, and at it. */
export const creditUsageWarning = 0.8
export const creditUsageLimit = 0.95

/** How much of their credit a client's bids hold; over it are some of those who are at it. */
export const creditUsageBands = ['none', 'free', 'near', 'full', 'over'] as const
export type CreditUsageBand = (typeof creditUsageBands)[number]

export const creditUsageTone = (share: number): Exclude<CreditUsageBand, 'none' | 'over'> =>
  share > creditUsageLimit ? 'full' : share > creditUsageWarning ? 'near' : 'free'
