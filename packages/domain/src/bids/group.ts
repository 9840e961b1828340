import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { lettersOf } from '../format/letters.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { auctionFinished, type LotTime } from './deadlines.ts'

/** Vehicles a group may ask for. */
export const groupQuota = { min: 1, max: 9, initial: 1 } as const

/** Characters of a name that a client gives a group in place of its letter. */
export const groupLabelMax = 20

/** What a bid request names to open a group; open groups count from 1. */
export const newGroup = 0

/** What names no group, and takes a bid out of the one that it is in. */
export const ungrouped = -1

/** Bids that move to a group together, by what they are there. */
type Joining = { live: number; wins: number }

/** What a group that is opened for several bids buys: one more vehicle, beside those that are won already. */
export const quotaFor = ({ live, wins }: Joining): number =>
  Math.min(groupQuota.max, Math.max(groupQuota.initial, wins + (live > 0 ? groupQuota.initial : 0)))

/** A group takes no more wins than it wants, and live bids only while something is left for them to win. */
export function checkJoining({ quota, won }: Quota, { live, wins }: Joining): RuleResult<'group_closed'> {
  const wanted = quota - won
  return wins > wanted || (live > 0 && wins >= wanted) ? rejected('group_closed') : ok
}

/** Whether a request asks for a group, one that there is or a new one. */
export const inGroup = (asked: number | undefined) => asked !== undefined && asked !== ungrouped

type Quota = { quota: number; won: number }

/** A group has what it was made for, or more where two halls sold at the same minute. */
export const groupIsFilled = ({ quota, won }: Quota) => won >= quota

/**
 * Whether the win just counted is the one that fills the group and so stops its other bids. What is live when a further
 * win arrives was set live by a person who knew that the group is filled, so it stays.
 */
export const fillsGroup = ({ quota, won }: Quota) => won === quota

/**
 * A group is open while it wants a vehicle and has a live bid to win it with. Nothing else opens or
 * closes one: it is open again as soon as one of its bids is live again.
 */
export const groupIsOpen = (group: Quota & { liveBids: number }) =>
  !groupIsFilled(group) && group.liveBids > 0

/**
 * A group keeps its number, and with it its letter, while any of its bids is in a live list: until
 * then it is read there, and one of its bids may be live again.
 */
export const groupKeepsNumber = (bids: readonly { archived: boolean }[]) =>
  bids.some(({ archived }) => !archived)

/** The smallest number that none of the client's groups keeps. */
export function firstFreeNumber(taken: readonly number[]): number {
  let number = 1
  while (taken.includes(number)) number += 1
  return number
}

/** The letter of a group by its number. */
export const groupLabel = lettersOf

export type GroupState = 'open' | 'filled' | 'closed'

/** What a group is to its client; `closed` wants more, but has nothing to win it with. */
export const groupState = (group: Quota & { liveBids: number }): GroupState =>
  groupIsFilled(group) ? 'filled' : groupIsOpen(group) ? 'open' : 'closed'

/** A filled group may want more again while one of the bids that it stopped can still run. */
export const groupMayReopen = (group: Quota & { stoppedBids: number }) =>
  groupIsFilled(group) && group.stoppedBids > 0 && group.won < groupQuota.max

/**
 * Whether a group may be made to buy so many: while it is open, and no fewer than it has won (4.3); or more than it
 * has won, where that opens it again.
 */
export function checkQuota(
  group: Quota & { liveBids: number; stoppedBids: number },
  quota: number,
): RuleResult<'group_closed' | 'group_quota_below_won'> {
  if (groupMayReopen(group) && quota > group.won) return ok
  if (!groupIsOpen(group)) return rejected('group_closed')
  return quota < group.won ? rejected('group_quota_below_won') : ok
}

/** A group is called by its letter or by a name that no other has, nor can have as its letter. */
export function checkGroupLabel(
  label: string,
  number: number,
  others: readonly string[],
): RuleResult<'field_required' | 'group_label_taken'> {
  if (label === '') return rejected('field_required')
  const same = (other: string) => other.toLowerCase() === label.toLowerCase()
  const letter = /^[A-Z]{1,2}$/i.test(label) && !same(groupLabel(number))
  return letter || others.some(same) ? rejected('group_label_taken') : ok
}

/** The yen that each live bid of a group holds of the credit, in the order given: see `exposure`. */
export function heldInGroup(amounts: readonly number[], group: Quota): number[] {
  const wanted = groupIsFilled(group) ? amounts.length : group.quota - group.won
  const largest = amounts
    .map((amount, index) => ({ amount, index }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index)
    .slice(0, wanted)
  return amounts.map((amount, index) => (largest.some((one) => one.index === index) ? amount : 0))
}

/** The status a bid had before its group was filled, where it may have it again; null where it stays stopped. */
export function statusAfterReopening(
  stoppedFrom: BidStatus | null,
  lot: LotTime,
  now: Date,
): BidStatus | null {
  if (stoppedFrom === null || auctionFinished(lot, now)) return null
  if (lot.auctionDate === null) return stoppedFrom
  // The hall has been told to withdraw it, and it is too late to tell it otherwise.
  return Date.parse(lot.auctionDate) - now.getTime() > hourMs ? stoppedFrom : null
}

/** Why a stopped bid does not go on with its group: it is too late to tell the hall, or the credit or the client's budget is short. */
export const staysReasons = ['late', 'credit', 'budget'] as const
export type StaysReason = (typeof staysReasons)[number]

/** What a group that is filled does to its other live bids: Cancel is the client's act, so it is not that. */
export const stoppedStatus = bidStatus.dontBid

/** Groups that are over, as many as their page lists. */
export const closedGroupsListed = 100
