import { regimes } from '@seriba/domain/landed-cost/cost-source'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import { missingFacts } from '@seriba/domain/landed-cost/scenarios'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { arrayParam, instant, smallId, yen } from './fields.ts'

/** Yen: the most likely sum, and the range around it. */
const Range = z.object({ likely: yen(), min: yen(), max: yen() })

/** What a bid's amount comes to; null if that is not known. Never an official figure. */
export const BidCost = z.object({
  bidId: z.int(),
  /** The amount it is for. */
  amount: yen(),
  /** When it was computed and kept with the bid; null if the bid keeps none, and today's tables are used. */
  keptAt: z.nullable(instant()),
  /** The client's port, in both languages; null if they have chosen none, and the sum ends at FOB. */
  port: z.nullable(z.object({ en: z.string(), ru: z.string() })),
  regime: z.enum(regimes),
  milestones: z.record(z.enum(milestones), z.nullable(Range)),
  /** What isn’t known about the vehicle and makes the difference between the lowest and the highest landed sum. */
  missing: z.array(z.enum(missingFacts)),
  /** Until that is known, the landed sum has no upper limit. */
  open: z.boolean(),
})
export type BidCost = z.infer<typeof BidCost>

/**
 * The landed cost of the bids on a page of a list, each at its client's own destination; other people's bids are left
 * out.
 */
export const listBidCosts = contract({
  method: 'GET',
  path: '/bid/landed-costs',
  operation: 'bidCosts.listBidCosts',
  audience: 'signedIn',
  input: z.object({ bidIds: arrayParam(smallId()) }),
  output: z.object({ costs: z.array(BidCost) }),
  errors: [],
})
