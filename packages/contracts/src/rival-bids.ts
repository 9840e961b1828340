import { sameLotPriorities } from '@seriba/domain/bids/same-lot'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, yen } from './fields.ts'

/** The bid that has already won a lot, as shown to staff. */
export const BidWinner = z.object({ bidId: z.int(), clientId: z.int(), client: z.string() })
export type BidWinner = z.infer<typeof BidWinner>

/** A bid that leads on a lot, or stays at Bid behind the one that does, as shown to staff; its amount in yen. */
export const LeadingBid = z.object({ ...BidWinner.shape, amount: yen() })
export type LeadingBid = z.infer<typeof LeadingBid>

/** A bid that was to be placed at the hall and lost the lead to another client's: whose, how, and when. */
export const LeaderOut = z.object({
  client: z.string(),
  /** Its bid status since then: 3 Don't bid, 4 Cancel; 1 New, 2 Bid if it is still live, behind another one. */
  status: z.int(),
  at: instant(),
})
export type LeaderOut = z.infer<typeof LeaderOut>

/** A live bid among other clients' bids on its lot; yen. */
export const RankedBid = z.object({
  bidId: z.int(),
  clientId: z.int(),
  client: z.string(),
  company: z.nullable(z.string()),
  bidAmount: yen(),
  /** What may be added if it is close. */
  adjustmentPrice: yen(),
  bidDate: z.string(),
  bidStatus: z.int(),
  /** With the client's code, as shown in the lists. */
  group: z.nullable(z.string()),
})
export type RankedBid = z.infer<typeof RankedBid>

/** The live bids of all clients on a bid's lot, the leader first, and the company's rule for choosing between them. */
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
    /** The person who last set that rule, and when; null for the product's default. */
    ruleSet: z.nullable(z.object({ by: z.string(), at: instant() })),
    /** Whether a client is told that another one is ahead. */
    tellSameLot: z.boolean(),
    /** Why somebody has to act on the leader first. */
    leaderOut: z.nullable(LeaderOut),
    bids: z.array(RankedBid),
  }),
  errors: ['bid_not_found'],
})
