/** What a client list can be sorted by. */
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

/** Somebody who signed up within this many days and has nobody to look after them counts as new. */
export const newClientDays = 30

/** Whether staff have verified who a client is. */
export const checkedStates = ['checked', 'refused'] as const
export type CheckedState = (typeof checkedStates)[number]

/** What a client list can be narrowed by besides names; debtors have a separate switch. */
export const balanceBands = ['zero', 'positive'] as const
export type BalanceBand = (typeof balanceBands)[number]

/** When somebody was last here: this Japanese day, in the days before, or longer ago. */
export const loginSpans = ['today', 'week', 'month', 'longer', 'never'] as const
export type LoginSpan = (typeof loginSpans)[number]
/** How many days back each option reaches. */
export const loginDays = { week: 7, month: 30 } as const

/** For how many days a win counts as recent. */
export const recentWinDays = 90

/**
 * The share of a client's credit that their bids use: 0 to 1. A client without any credit uses all of it as soon as
 * they bid.
 */
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

/** The shares from which a client is close to their limit, and at it. */
export const creditUsageWarning = 0.8
export const creditUsageLimit = 0.95

/** How much of their credit a client's bids use; some of those at the limit are over it. */
export const creditUsageBands = ['none', 'free', 'near', 'full', 'over'] as const
export type CreditUsageBand = (typeof creditUsageBands)[number]

export const creditUsageTone = (share: number): Exclude<CreditUsageBand, 'none' | 'over'> =>
  share > creditUsageLimit ? 'full' : share > creditUsageWarning ? 'near' : 'free'
