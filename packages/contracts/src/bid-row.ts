import { handActions } from '@seriba/domain/bids/forwarding'
import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'
import { OpenNegotiation } from './negotiations.ts'
import { LeaderOut, LeadingBid } from './rival-bids.ts'
import { Withdrawal } from './withdrawals.ts'

/** The client of a bid, as seen by those who may know the client (3§3.2). */
export const BidUser = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  clientId: z.string(),
  jasClientId: z.int(),
  userLevel: z.nullable(z.string()),
  createdAt: instant(),
  lastLogin: z.nullable(instant()),
  creditLimit: yen(),
  balance: yen(),
  country: z.int(),
  note: z.nullable(z.string()),
  carDealer: z.nullable(z.string()),
})
export type BidUser = z.infer<typeof BidUser>

/** A row of the bid lists (3§3.1). */
export const Bid = z.object({
  bidId: z.int(),
  /** The lot. */
  id: z.string(),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.nullable(z.string()),
  /** The purchase that a win has become; null of every other bid. */
  purchaseId: z.nullable(z.int()),
  lotNo: z.int(),
  lotType: z.string(),
  auctionDate: z.nullable(instant()),
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  engine: z.nullable(z.int()),
  chassis: z.string(),
  grade: z.string(),
  color: z.string(),
  condition: z.string(),
  gearbox: z.string(),
  mileage: z.nullable(z.int()),
  equip: z.string(),
  startPrice: yen(),
  soldPrice: yen(),
  bidDate: instant(),
  /** Auction status of the lot. */
  status: z.int(),
  user: z.nullable(BidUser),
  bidAmount: yen(),
  exportType: z.nullable(z.int()),
  bidGroup: z.nullable(z.int()),
  bidGroupLabel: z.nullable(z.string()),
  /** The client's short code, in lists that mix clients. */
  bidGroupPrefix: z.nullable(z.string()),
  /** Another live bid of the group runs in another hall at nearly the same time: both could be won. */
  groupClash: z.boolean(),
  /** What the status was when its group was filled; null of a bid that none has stopped. */
  stoppedFrom: z.nullable(z.int()),
  /** Stopped so late that staff has to withdraw it at the hall itself; told to staff until somebody has. */
  withdrawByHand: z.boolean(),
  /** What somebody has to do at the hall by hand; told to staff. */
  byHand: z.nullable(z.enum(handActions)),
  /** Whose bid was ahead of it and is no more, while nobody has decided about this one; told to staff. */
  leaderOut: z.nullable(LeaderOut),
  /** When the hall was last told of it; told to staff. */
  forwardedAt: z.nullable(instant()),
  /** Told to staff of a group that has all that it wants: one more win would be too many. */
  groupFilled: z.nullable(z.object({ won: z.int(), cars: z.int() })),
  /**
   * Where a live bid stands among those of other clients on its lot, and which of those behind it are set to Bid; told
   * to staff, of lots with several.
   */
  sameLot: z.nullable(z.object({ rank: z.int(), of: z.int(), overtaken: z.array(LeadingBid) })),
  bidStatus: z.int(),
  manager: z.nullable(z.string()),
  /** What the buyer told the manager with the bid; empty for those who take no part in its chat. */
  comment: z.string(),
  /** The last chat message. */
  message: z.nullable(z.string()),
  isRead: z.boolean(),
  adjustmentPrice: yen(),
  images: z.array(z.string()),
  /** The same photos small, for the lists; `images` are for the gallery that opens from there. */
  thumbnails: z.array(z.string()),
  /** Counts its changes: an edit says which of them it saw. */
  version: z.int(),
  /** Whether the viewer may cancel it now. */
  cancellationAllowed: z.boolean(),
  /** Until when a buyer may cancel it without asking; null where they may not, or at any time. */
  cancelUntil: z.nullable(instant()),
  /** When time alone next changes what may be done with it, or which list it is in; null of what is over. */
  changesAt: z.nullable(instant()),
  /** The wish to withdraw it after the cancel deadline, if there was one. */
  withdrawal: z.nullable(Withdrawal),
  /** Whether the viewer may ask for it to be withdrawn now. */
  withdrawalAllowed: z.boolean(),
  /** The number of its receipt, where its client has canceled it. */
  receipt: z.nullable(z.string()),
  /** The open negotiation with the seller of its lot. */
  negotiation: z.nullable(OpenNegotiation),
  /** What staff may still correct the outcome of an archived bid to. */
  corrections: z.array(z.int()),
})
export type Bid = z.infer<typeof Bid>

export const Counter = z.object({
  status: z.union([z.int(), z.enum(['Archive', 'All'])]),
  count: z.int(),
})
export type Counter = z.infer<typeof Counter>
