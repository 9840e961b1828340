/** What a list of clients can be sorted by. */
export const clientSorts = [
  'id',
  'name',
  'balance',
  'creditLimit',
  'maximum',
  'held',
  'liveBids',
  'lastLogin',
] as const
export type ClientSort = (typeof clientSorts)[number]

/** How long ago a win still counts as recent, in days. */
export const recentWinDays = 90

/** The part of what a client may owe that is taken by what he has bid: 0 to 1. Without any credit, all of it once he bids. */
export function heldShare({
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

/** From where on a client is close to his limit, and beyond it. */
export const heldTone = (share: number): 'full' | 'near' | 'free' =>
  share >= 1 ? 'full' : share >= 0.85 ? 'near' : 'free'
