import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { lettersOf } from '../format/letters.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { auctionFinished, type LotTime } from './deadlines.ts'

/** How many vehicles a group may ask for. */
export const groupQuota = { min: 1, max: 9, initial: 1 } as const

/** The maximum length of a name that a client gives a group in place of its letter. */
export const groupLabelMax = 20

/** What a bid request sends to open a group; open groups count from 1. */
export const newGroup = 0

/** Names no group, and takes a bid out of its current group. */
export const ungrouped = -1

/** Bids that move to a group together, by their role there. */
type Joining = { live: number; wins: number }

/** How many vehicles a group that is opened for several bids is to buy: one more than have been won already. */
export const quotaFor = ({ live, wins }: Joining): number =>
  Math.min(groupQuota.max, Math.max(groupQuota.initial, wins + (live > 0 ? groupQuota.initial : 0)))

/** A group takes no more wins than it wants, and takes live bids only while there is something left to win. */
export function checkJoining({ quota, won }: Quota, { live, wins }: Joining): RuleResult<'group_closed'> {
  const wanted = quota - won
  return wins > wanted || (live > 0 && wins >= wanted) ? rejected('group_closed') : ok
}

/** Whether a request asks for a group, existing or new. */
export const inGroup = (asked: number | undefined) => asked !== undefined && asked !== ungrouped

type Quota = { quota: number; won: number }

/** A group has everything it was made for, or more if two halls sold at the same minute. */
export const groupIsFilled = ({ quota, won }: Quota) => won >= quota

/**
 * Whether the win just counted is the one that fills the group and so stops its other bids. A bid that is live when a
 * further win arrives was set live by a person who knew that the group is filled, so it stays.
 */
export const fillsGroup = ({ quota, won }: Quota) => won === quota

/**
 * A group is open while it wants a vehicle and has a live bid that could win it. Nothing else opens or closes a
 * group: it is open again as soon as one of its bids is live again.
 */
export const groupIsOpen = (group: Quota & { liveBids: number }) =>
  !groupIsFilled(group) && group.liveBids > 0

/**
 * A group keeps its number, and with it its letter, while any of its bids is in a live list: until then it is shown
 * there, and one of its bids may become live again.
 */
export const groupKeepsNumber = (bids: readonly { archived: boolean }[]) =>
  bids.some(({ archived }) => !archived)

/** The smallest number that none of the client's groups uses. */
export function firstFreeNumber(taken: readonly number[]): number {
  let number = 1
  while (taken.includes(number)) number += 1
  return number
}

/** A group's letter, by its number. */
export const groupLabel = lettersOf

export type GroupState = 'open' | 'filled' | 'closed'

/** How a group looks to its client; `closed` wants more, but has no live bid. */
export const groupState = (group: Quota & { liveBids: number }): GroupState =>
  groupIsFilled(group) ? 'filled' : groupIsOpen(group) ? 'open' : 'closed'

/** A filled group may want more again while one of the bids it stopped can still run. */
export const groupMayReopen = (group: Quota & { stoppedBids: number }) =>
  groupIsFilled(group) && group.stoppedBids > 0 && group.won < groupQuota.max

/**
 * Whether a group's number of vehicles may be set to this: no fewer than it has won while it is open (4.3), or more
 * than it has won if that reopens it.
 */
export function checkQuota(
  group: Quota & { liveBids: number; stoppedBids: number },
  quota: number,
): RuleResult<'group_closed' | 'group_quota_below_won'> {
  if (groupMayReopen(group) && quota > group.won) return ok
  if (!groupIsOpen(group)) return rejected('group_closed')
  return quota < group.won ? rejected('group_quota_below_won') : ok
}

/** A group is called by its letter, or by a name that no other group has or could get as its letter. */
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

/** How many yen of the credit each live bid of a group uses, in the order given: see `exposure`. */
export function heldInGroup(amounts: readonly number[], group: Quota): number[] {
  const wanted = groupIsFilled(group) ? amounts.length : group.quota - group.won
  const largest = amounts
    .map((amount, index) => ({ amount, index }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index)
    .slice(0, wanted)
  return amounts.map((amount, index) => (largest.some((one) => one.index === index) ? amount : 0))
}

/** The status that a bid had before its group was filled, if it may have it again; null if it stays stopped. */
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

/**
 * Why a stopped bid does not resume with its group: it is too late to notify the hall, or the credit or the client's
 * budget is too low.
 */
export const staysReasons = ['late', 'credit', 'budget'] as const
export type StaysReason = (typeof staysReasons)[number]

/** The status a filled group gives its other live bids: Cancel is the client's action, so it is not that. */
export const stoppedStatus = bidStatus.dontBid

/** How many closed groups their page lists. */
export const closedGroupsListed = 100
