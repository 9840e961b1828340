import { handActions } from '@seriba/domain/bids/forwarding'
import * as z from 'zod/mini'
import { instant, yen } from './fields.ts'
import { OpenNegotiation } from './negotiations.ts'
import { LeaderOut, LeadingBid } from './rival-bids.ts'
import { Withdrawal } from './withdrawals.ts'

/** A bid's client, as seen by those who may know who the client is (3§3.2). */
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

/** A row in the bid lists (3§3.1). */
export const Bid = z.object({
  bidId: z.int(),
  /** The lot. */
  id: z.string(),
  autoBid: z.boolean(),
  invoiceAvailable: z.boolean(),
  invoiceUrl: z.nullable(z.string()),
  /** The purchase that a win has become; null for every other bid. */
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
  /** Another live bid from the group comes up in another hall at nearly the same time: both could be won. */
  groupClash: z.boolean(),
  /** The status it had when its group was filled; null if no group has stopped it. */
  stoppedFrom: z.nullable(z.int()),
  /** Stopped so late that staff have to withdraw it at the hall itself; shown to staff until somebody has. */
  withdrawByHand: z.boolean(),
  /** What somebody has to do at the hall by hand; shown to staff. */
  byHand: z.nullable(z.enum(handActions)),
  /** Whose bid was ahead of it and no longer is, while nobody has decided about this one; shown to staff. */
  leaderOut: z.nullable(LeaderOut),
  /** When the hall was last notified of it; shown to staff. */
  forwardedAt: z.nullable(instant()),
  /** Shown to staff for a group that has everything it wants: one more win would be too many. */
  groupFilled: z.nullable(z.object({ won: z.int(), cars: z.int() })),
  /**
   * Where a live bid ranks among other clients' bids on its lot, and which of those behind it are set to Bid; shown to
   * staff, for lots with several.
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
  /** The same photos in small, for the lists; `images` are for the gallery that opens from there. */
  thumbnails: z.array(z.string()),
  /** Counts its changes: an edit says which version it is based on. */
  version: z.int(),
  /** Whether the viewer may cancel it now. */
  cancellationAllowed: z.boolean(),
  /** Until when a buyer may cancel it without asking; null if they may not, or if they may at any time. */
  cancelUntil: z.nullable(instant()),
  /** When time alone will next change what may be done with it, or which list it is in; null if it is over. */
  changesAt: z.nullable(instant()),
  /** The request to withdraw it after the cancel deadline, if there was one. */
  withdrawal: z.nullable(Withdrawal),
  /** Whether the viewer may request its withdrawal now. */
  withdrawalAllowed: z.boolean(),
  /** The number of its receipt, if its client has canceled it. */
  receipt: z.nullable(z.string()),
  /** The open negotiation with the seller of its lot. */
  negotiation: z.nullable(OpenNegotiation),
  /** What staff may still correct an archived bid's outcome to. */
  corrections: z.array(z.int()),
})
export type Bid = z.infer<typeof Bid>

export const Counter = z.object({
  status: z.union([z.int(), z.enum(['Archive', 'All'])]),
  count: z.int(),
})
export type Counter = z.infer<typeof Counter>
