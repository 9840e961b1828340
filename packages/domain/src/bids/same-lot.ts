import { type BidStatus, bidStatus } from './bid-status.ts'

/** How the company decides between clients who bid on one lot: by the highest amount or the first bid. */
export const sameLotPriorities = ['highest', 'first'] as const
export type SameLotPriority = (typeof sameLotPriorities)[number]

/** Amount in yen; among equal amounts the earlier one leads. */
export type Rival = { id: number; amount: number; bidDate: string }

/**
 * Negative if `a` ranks before `b`: if amounts are equal, the earlier bid wins, and if the times are equal too, the
 * lower number (4.5).
 */
export function compareRivals(a: Rival, b: Rival, priority: SameLotPriority): number {
  const byAmount = b.amount - a.amount
  const byTime = Date.parse(a.bidDate) - Date.parse(b.bidDate)
  return (priority === 'highest' ? byAmount || byTime : byTime || byAmount) || a.id - b.id
}

export type LotRank = {
  /** Ranks from 1, the leader's. */
  rank: number
  /** Live bids on the lot, each by another client. */
  of: number
}

/** Where a bid ranks among the live ones on its lot; undefined if it is not among them. */
export function rankOf(id: number, rivals: readonly Rival[], priority: SameLotPriority): LotRank | undefined {
  const own = rivals.find((rival) => rival.id === id)
  if (!own) return undefined
  const ahead = rivals.filter((rival) => compareRivals(rival, own, priority) < 0).length
  return { rank: ahead + 1, of: rivals.length }
}

/** A live bid on a lot. */
export type LiveRival = Rival & { status: BidStatus }

/**
 * The bid that led and was to be placed at the hall, if a change puts another bid in the lead that is not: it was
 * canceled, stopped or lowered, or another client bids more. Only a person can set the other one to Bid, so it waits
 * for them (4.5). The same goes for a leader that is taken back while one it has overtaken is still to be placed.
 */
export function lostLead(
  before: readonly LiveRival[],
  after: readonly LiveRival[],
  priority: SameLotPriority,
): number | undefined {
  const was = leaderOf(before, priority)
  const leads = leaderOf(after, priority)
  if (was?.status !== bidStatus.bid || !leads || leads.status === bidStatus.bid) return undefined
  return leads.id === was.id ? overtaken(leads.id, after, priority)[0]?.id : was.id
}

/** The lower-ranked bids that are still to be placed at the hall and would compete with this one, next one first. */
export function overtaken<R extends LiveRival>(
  id: number,
  rivals: readonly R[],
  priority: SameLotPriority,
): R[] {
  const ranked = rivals.toSorted((a, b) => compareRivals(a, b, priority))
  const at = ranked.findIndex((rival) => rival.id === id)
  return at === -1 ? [] : ranked.slice(at + 1).filter(({ status }) => status === bidStatus.bid)
}

const leaderOf = (rivals: readonly LiveRival[], priority: SameLotPriority) =>
  rivals.toSorted((a, b) => compareRivals(a, b, priority))[0]

/** How a bid compares with the one ranked before it; `by` is in yen. */
export type Standing =
  | { kind: 'leads' }
  | { kind: 'behind'; by: number }
  | { kind: 'sameLater' }
  | { kind: 'higherLater' }

/** `ahead` is the bid one rank above, by the company's rule; undefined for the leader. */
export function standingOf(own: Rival, ahead: Rival | undefined): Standing {
  if (!ahead) return { kind: 'leads' }
  const by = ahead.amount - own.amount
  return by > 0 ? { kind: 'behind', by } : { kind: by === 0 ? 'sameLater' : 'higherLater' }
}
