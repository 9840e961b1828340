/**
 * A bid's statuses and their codes on the wire. 7 is blank: it occurs in imported data only and is never offered
 * (DEC19).
 */
export const bidStatus = { new: 1, bid: 2, dontBid: 3, cancel: 4, finished: 5, win: 6, blank: 7 } as const

export type BidStatusName = keyof typeof bidStatus
export type BidStatus = (typeof bidStatus)[BidStatusName]

/** The statuses that a manager may switch between. */
export const switchableStatuses = [1, 2, 3, 4, 5, 6] as const satisfies readonly BidStatus[]

/** Archive lists offer outcomes only. */
export const archiveStatuses = [4, 5, 6] as const satisfies readonly BidStatus[]

/** Statuses in which a bid may still be placed at the hall, as long as its lot is not over. */
export const liveStatuses = [1, 2] as const satisfies readonly BidStatus[]

/** Statuses in which a manager may edit a bid's values. */
export const editableStatuses = [1, 2, 6] as const satisfies readonly BidStatus[]

export const isLive = (status: BidStatus) => (liveStatuses as readonly BidStatus[]).includes(status)

export const bidStatusName = (status: BidStatus): BidStatusName =>
  (Object.keys(bidStatus) as BidStatusName[]).find((name) => bidStatus[name] === status) ?? 'blank'

export type BidTone = 'blue' | 'green' | 'orange' | 'gray' | 'outline' | 'solid-green'

export const bidStatusTone: Record<BidStatusName, BidTone> = {
  new: 'blue',
  bid: 'green',
  dontBid: 'orange',
  cancel: 'gray',
  finished: 'outline',
  win: 'solid-green',
  blank: 'gray',
}
