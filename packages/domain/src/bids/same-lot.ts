import { type BidStatus, bidStatus } from './bid-status.ts'

/** How the company decides between clients who bid on one lot: the highest amount, or the first bid. */
export const sameLotPriorities = ['highest', 'first'] as const
export type SameLotPriority = (typeof sameLotPriorities)[number]

/** Amount in yen; the earlier of equal ones leads. */
export type Rival = { id: number; amount: number; bidDate: string }

/** Negative where `a` goes before `b`: a tie of amounts is the earlier bid's, one of both the lower number's (4.5). */
export function compareRivals(a: Rival, b: Rival, priority: SameLotPriority): number {
  const byAmount = b.amount - a.amount
  const byTime = Date.parse(a.bidDate) - Date.parse(b.bidDate)
  return (priority === 'highest' ? byAmount || byTime : byTime || byAmount) || a.id - b.id
}

export type LotRank = {
  /** From 1; the leader's. */
  rank: number
  /** Live bids on the lot, each of another client. */
  of: number
}

/** Where a bid stands among the live ones on its lot; undefined of one that is not among them. */
export function rankOf(id: number, rivals: readonly Rival[], priority: SameLotPriority): LotRank | undefined {
  const own = rivals.find((rival) => rival.id === id)
  if (!own) return undefined
  const ahead = rivals.filter((rival) => compareRivals(rival, own, priority) < 0).length
  return { rank: ahead + 1, of: rivals.length }
}

/** A live bid on a lot. */
export type LiveRival = Rival & { status: BidStatus }

/**
 * The bid that was to be bid at the hall and led, where a change lets another lead that is not: it was canceled or
 * stopped, lowered, or another client bids more. Only a person sets that other one to Bid, so it waits for them (4.5).
 * So does a leader that is taken back while one that it has overtaken is still to be bid.
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

/** The bids behind one that are still to be bid at the hall, where they would compete with it; the next one first. */
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

/** How a bid stands to the one that goes before it; `by` in yen. */
export type Standing =
  | { kind: 'leads' }
  | { kind: 'behind'; by: number }
  | { kind: 'sameLater' }
  | { kind: 'higherLater' }

/** `ahead` is the bid one place before, by the company's rule; undefined of the leader. */
export function standingOf(own: Rival, ahead: Rival | undefined): Standing {
  if (!ahead) return { kind: 'leads' }
  const by = ahead.amount - own.amount
  return by > 0 ? { kind: 'behind', by } : { kind: by === 0 ? 'sameLater' : 'higherLater' }
}
