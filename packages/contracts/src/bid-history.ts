import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant } from './fields.ts'

/** The history of a bid, newest first, for its buyer and for their dealer (BEY10). */
export const viewBidHistory = contract({
  method: 'GET',
  path: '/bid/history',
  operation: 'bidHistory.viewBidHistory',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: z.array(
    z.object({
      date: instant(),
      /** Null if nobody did it: an auction that ended, or a group that was filled. */
      userName: z.nullable(z.string()),
      /** Whether the viewer did it. */
      own: z.boolean(),
      event: z.string(),
    }),
  ),
  errors: ['bid_not_found'],
})
