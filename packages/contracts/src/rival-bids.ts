import { sameLotPriorities } from '@seriba/domain/bids/same-lot'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, yen } from './fields.ts'

/** The bid that has won a lot already, as staff is told of it. */
export const BidWinner = z.object({ bidId: z.int(), clientId: z.int(), client: z.string() })
export type BidWinner = z.infer<typeof BidWinner>

/** A bid that leads on a lot, or stays at Bid behind the one that does, as staff is told of it; its amount in yen. */
export const LeadingBid = z.object({ ...BidWinner.shape, amount: yen() })
export type LeadingBid = z.infer<typeof LeadingBid>

/** A bid that was to be bid at the hall and lost the lead to another client's: whose, how, and when. */
export const LeaderOut = z.object({
  client: z.string(),
  /** Its bid status since: 3 Don't bid, 4 Cancel; 1 New, 2 Bid of one that is still live, behind another. */
  status: z.int(),
  at: instant(),
})
export type LeaderOut = z.infer<typeof LeaderOut>

/** A live bid among those of other clients on its lot; yen. */
export const RankedBid = z.object({
  bidId: z.int(),
  clientId: z.int(),
  client: z.string(),
  company: z.nullable(z.string()),
  bidAmount: yen(),
  /** What may be added where it is close. */
  adjustmentPrice: yen(),
  bidDate: z.string(),
  bidStatus: z.int(),
  /** With the client's code, as the lists have it. */
  group: z.nullable(z.string()),
})
export type RankedBid = z.infer<typeof RankedBid>

/** The live bids of all clients on a bid's lot, the leader first, and the company's rule between them. */
export const rivalsOfBid = contract({
  method: 'GET',
  path: '/bid/rivals',
  operation: 'rivalBids.rivalsOfBid',
  audience: 'manager',
  input: z.object({ bidId: id() }),
  output: z.object({
    id: z.string(),
    lotNo: z.int(),
    lotType: z.string(),
    priority: z.enum(sameLotPriorities),
    /** The person who last set that rule, and when; null for the one that the product comes with. */
    ruleSet: z.nullable(z.object({ by: z.string(), at: instant() })),
    /** Whether a client is told that another is ahead. */
    tellSameLot: z.boolean(),
    /** Why the leader waits for somebody to act. */
    leaderOut: z.nullable(LeaderOut),
    bids: z.array(RankedBid),
  }),
  errors: ['bid_not_found'],
})
