import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { auctionFinished, type LotTime } from './deadlines.ts'

/** Vehicles a group may ask for. */
export const groupQuota = { min: 1, max: 9, initial: 1 } as const

/** What a bid request names to open a group; open groups count from 1. */
export const newGroup = 0

/** What names no group, and takes a bid out of the one that it is in. */
export const ungrouped = -1

/** Whether a request asks for a group, one that there is or a new one. */
export const inGroup = (asked: number | undefined) => asked !== undefined && asked !== ungrouped

type Quota = { quota: number; won: number }

/** A group has what it was made for, or more where two halls sold at the same minute. */
export const groupIsFilled = ({ quota, won }: Quota) => won >= quota

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

/** 1 is A, 26 is Z, 27 is AA. */
export function groupLabel(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26))
  return number <= 26 ? letter : groupLabel(Math.floor((number - 1) / 26)) + letter
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

/** What a group that is filled does to its other live bids: Cancel is the client's act, so it is not that. */
export const stoppedStatus = bidStatus.dontBid
