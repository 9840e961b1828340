import { dayScopes, resultOutcomes } from '@seriba/domain/bids/auction-day'
import { hallOutcomes, handActions } from '@seriba/domain/bids/forwarding'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  arrayParam,
  dateString,
  fileFormat,
  id,
  instant,
  int,
  lotId,
  PageInfo,
  success,
  yen,
} from './fields.ts'

/** A hall's day, as far as its current state is known. */
export const DayHall = z.object({
  name: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  lots: z.int(),
  /** The lot that should be in the ring; null before the first and after the last. */
  nowAt: z.nullable(z.int()),
  /**
   * How far the hall is behind schedule, in ms, judging by its latest results; negative if it is ahead, null if there
   * are none.
   */
  delayMs: z.nullable(z.int()),
})
export type DayHall = z.infer<typeof DayHall>

export const DayBid = z.object({
  bidId: z.int(),
  lotId: z.string(),
  lotType: z.string(),
  lotNo: z.int(),
  auctionName: z.string(),
  auctionDate: instant(),
  maker: z.string(),
  model: z.string(),
  image: z.nullable(z.string()),
  clientId: z.int(),
  client: z.string(),
  /** The client's short code and the group's label, such as `DK-B`. */
  group: z.nullable(z.string()),
  amount: yen(),
  /** The most that may be bid: the amount plus what staff may go over it; null for those who do not see overbids. */
  maximum: z.nullable(yen()),
  bidStatus: z.int(),
  autoBid: z.boolean(),
  /** The hall has been notified of its current state. */
  forwardedAt: z.nullable(instant()),
  /** What somebody has to do by hand. */
  byHand: z.nullable(z.enum(handActions)),
  /** Another live bid from its group comes up in another hall at nearly the same time. */
  clash: z.boolean(),
  /** Auction status of the lot. */
  status: z.int(),
  soldPrice: z.nullable(yen()),
  /** It was sold for more than may be bid for the client. */
  outbid: z.boolean(),
  /** What the hall has reported about the bid itself, in yen. */
  reported: z.nullable(z.object({ outcome: z.enum(hallOutcomes), price: z.nullable(yen()) })),
  /** When the bid last changed. */
  updatedAt: instant(),
})
export type DayBid = z.infer<typeof DayBid>

const dayFilter = {
  /** If left out, today in Japan. */
  date: z.optional(dateString()),
  whose: z._default(z.enum(dayScopes), 'all'),
}

/** The halls of a Japanese day with their bids, in lot order. */
export const viewDay = contract({
  method: 'GET',
  path: '/bid/day',
  operation: 'auctionDay.viewDay',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({
    ...dayFilter,
    /** Only the bids on these lots, and the current state of the day's halls. */
    lots: arrayParam(lotId()),
  }),
  output: z.object({
    date: z.string(),
    halls: z.array(DayHall),
    bids: z.array(DayBid),
    /** The next day with bids still to be placed or answered; null if there is none, and if `lots` is given. */
    nextDate: z.nullable(z.string()),
  }),
  errors: [],
})

/**
 * Creates a link to download a day's bids, in lot order, as a file; it works for one minute and only for the caller.
 */
export const exportDay = contract({
  method: 'GET',
  path: '/bid/day-export',
  operation: 'auctionDay.exportDay',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({ ...dayFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** Enters the results of many bids, each by itself: one that is refused does not hold up the others. */
export const enterResults = contract({
  method: 'PUT',
  path: '/bid/results',
  operation: 'auctionDay.enterResults',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({
    rows: z
      .array(
        z.object({
          bidId: id(),
          outcome: z.enum(resultOutcomes),
          /** Yen. A win without a price is charged once the price is known. */
          soldPrice: z.optional(int(1, 1_000_000_000)),
          /**
           * Lost although it was sold for less than the bid: without this, such a row is skipped with 'below_maximum'.
           */
          belowMaximum: z.optional(z.boolean()),
          /**
           * The status that the bid had when the result was typed: if it has changed since, such a row is skipped with
           * 'stale', unless it says the same as what has already been entered.
           */
          was: z.optional(int(1, 7)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  slow: true,
  output: z.object({
    entered: z.array(
      z.object({
        bidId: z.int(),
        /** The status it had. */
        from: z.int(),
        /** The sold price that had been entered for it; null if there was none. */
        priceFrom: z.nullable(yen()),
      }),
    ),
    skipped: z.array(z.object({ bidId: z.int(), code: z.string() })),
  }),
  errors: [],
})

/** Confirms that someone at the hall has done what had to be done by hand; `action` is what they saw. */
export const doneByHand = contract({
  method: 'PUT',
  path: '/bid/done-by-hand',
  operation: 'auctionDay.doneByHand',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id(), action: z.enum(handActions) }),
  output: success(),
  errors: ['bid_not_found', 'stale'],
})

export const GatewayMessage = z.object({
  id: z.string(),
  at: instant(),
  direction: z.enum(['out', 'in']),
  action: z.enum(['place', 'change', 'withdraw', 'result']),
  state: z.enum(['waiting', 'accepted', 'refused', 'failed', 'replaced']),
  /** The maximum that was sent, or the price that was reported; in yen. */
  amount: z.nullable(yen()),
  /** What the other side said, in its own words. */
  detail: z.string(),
  attempts: z.int(),
  /** Null if a report does not refer to any of our bids. */
  bid: z.nullable(
    z.object({
      bidId: z.int(),
      lotId: z.string(),
      lotType: z.string(),
      lotNo: z.int(),
      auctionName: z.string(),
      client: z.string(),
    }),
  ),
})
export type GatewayMessage = z.infer<typeof GatewayMessage>

const messageFilter = {
  bidId: z.optional(id()),
  /** All of them, or only those that failed. */
  which: z._default(z.enum(['all', 'troubled']), 'all'),
}

/** The messages to and from the halls, newest first. */
export const gatewayLog = contract({
  method: 'GET',
  path: '/bid/gateway-log',
  operation: 'auctionDay.gatewayLog',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({
    ...messageFilter,
    page: z._default(int(1, 1_000_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    messages: z.array(GatewayMessage),
    pageInfo: PageInfo,
    /** Whether messages are sent at all, or people act by hand. */
    connected: z.boolean(),
  }),
  errors: [],
})

/** Creates a link to download all these messages as a file; it works for one minute and only for the caller. */
export const exportGatewayLog = contract({
  method: 'GET',
  path: '/bid/gateway-log-export',
  operation: 'auctionDay.exportGatewayLog',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({ ...messageFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})
