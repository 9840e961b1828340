import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { auctionFinished, type LotTime } from './deadlines.ts'

/** Vehicles a group may ask for. */
export const groupQuota = { min: 1, max: 9, initial: 1 } as const

/** What a bid request names to open a group; open groups count from 1. */
export const newGroup = 0

/** What an edit names to take a bid out of its group. */
export const noGroup = -1

type GroupState = { quota: number; won: number; liveBids: number }

/** A group ends when it has what it wanted, or nothing left to win it with. */
export const groupIsOver = ({ quota, won, liveBids }: GroupState) => won >= quota || liveBids === 0

/** The smallest number that none of the client's open groups has. */
export function freeGroupNumber(taken: readonly number[]): number {
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
