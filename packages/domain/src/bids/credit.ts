import { defaultBidStep } from './bid-amount.ts'
import { defaultHallTerms } from './hall-terms.ts'

export type LiveBid = {
  /** Yen. */
  amount: number
  groupId: number | null
}

export type GroupTarget = { id: number; quota: number; won: number }

/** A confirmed win that has not been charged yet, in yen: the sold price, or the bid if no price is known. */
export type UnchargedWin = { soldPrice: number | null; amount: number }

export type Commitments = {
  live: readonly LiveBid[]
  groups: readonly GroupTarget[]
  wins: readonly UnchargedWin[]
}

/**
 * Yen that a client may have to pay if everything they can win is won (mission 4.4).
 * A group counts only its largest live amounts, as many as it still wants. In a filled group, a bid that staff have
 * set live again counts in full, because it would be won in addition.
 */
export function exposure({ live, groups, wins }: Commitments): number {
  const ungrouped = sum(live.filter((bid) => bid.groupId === null).map((bid) => bid.amount))
  const grouped = groups.map(({ id, quota, won }) =>
    sum(
      live
        .filter((bid) => bid.groupId === id)
        .map((bid) => bid.amount)
        .sort((a, b) => b - a)
        .slice(0, won < quota ? quota - won : undefined),
    ),
  )
  return ungrouped + sum(grouped) + sum(wins.map((win) => win.soldPrice ?? win.amount))
}

export type Credit = { balance: number; creditLimit: number; activeBids: number }

/** What is left of the limit, in yen, before rounding to a bid. */
export const availableLimit = ({ balance, creditLimit, activeBids }: Credit) =>
  balance + creditLimit - activeBids

/** Whether a change to a client's bids or groups is covered: a change that uses no more of the credit always is. */
export const isCovered = (before: Credit, after: Credit) =>
  after.activeBids <= before.activeBids || availableLimit(after) >= 0

/** The highest bid that a client may place now, in yen. */
export const bidAllow = (credit: Credit, step = defaultBidStep) => bidAllowInGroup(credit, 0, step)

/**
 * The same for a bid that joins a group: the amount it displaces is freed, so in a group that already has a higher
 * bid in the lead it costs nothing, even if no credit is left. `allowance`: see `countedAllowance`.
 */
export const bidAllowInGroup = (credit: Credit, displaced: number, step = defaultBidStep, allowance = 0) =>
  Math.max(0, Math.floor((displaced + Math.max(0, availableLimit(credit)) - allowance) / step) * step)

/**
 * The amount in yen that drops out of a group's exposure when a higher one joins: the smallest of those that count. 0
 * while the group has room.
 */
export function displacedAmount(amounts: readonly number[], { quota, won }: Omit<GroupTarget, 'id'>): number {
  const wanted = Math.max(0, quota - won)
  return [...amounts].sort((a, b) => b - a)[wanted - 1] ?? 0
}

/**
 * By how many yen a bid uses more of the credit than its amount, if the company counts what staff may bid on top:
 * what was agreed for the bid, otherwise what the hall's terms say. A stock order has its price.
 */
export const countedAllowance = (
  counts: boolean,
  { lotType, agreed, ofHall }: { lotType: string; agreed: number; ofHall: number | null },
) => (counts && lotType !== 'stock' ? agreed || (ofHall ?? defaultHallTerms.overbidAllowance) : 0)

/** By how much a bid raises the exposure, in yen. */
export const exposureChange = (amount: number, displaced: number) => Math.max(0, amount - displaced)

/** A live bid of no more, in the same group, needs no additional credit. */
export const isWithinCommitment = (before: LiveBid, after: LiveBid) =>
  after.amount <= before.amount && after.groupId === before.groupId

export const withinCredit = (amount: number, allow: number) => amount > 0 && amount <= allow

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
