import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, int } from './fields.ts'

const bidIds = () => z.array(id()).check(z.minLength(1), z.maxLength(100))
const Skipped = z.object({ bidId: z.int(), code: z.string() })

/** Switches auto-bid for many bids, each by itself: one that is refused does not hold up the others. */
export const updateAutoBidOfMany = contract({
  method: 'PUT',
  path: '/bid/update-auto-bid-many',
  operation: 'manyBids.updateAutoBidOfMany',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({ bidIds: bidIds(), autoBid: z.boolean() }),
  output: z.object({
    /** Those that were switched; the others were already set that way. */
    moved: z.array(z.int()),
    skipped: z.array(Skipped),
  }),
  errors: [],
})

/** The bids that kept all of them from being changed. */
export const RefusedBids = z.object({ bidIds: z.array(z.int()) })
export type RefusedBids = z.infer<typeof RefusedBids>

/**
 * Moves many bids of one client to one group, either all of them or none: credit, budget and the group's quota are
 * compared before and after the whole move. A group opened for them buys one more vehicle in addition to those already
 * won. The error's `detail` names the bids that may not be moved (`RefusedBids`), or says how much credit is missing.
 */
export const updateGroupOfMany = contract({
  method: 'PUT',
  path: '/bid/update-group-many',
  operation: 'manyBids.updateGroupOfMany',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageBidPrice'],
  input: z.object({
    bidIds: bidIds(),
    /** The group's number; 0 opens one, -1 stands for none. */
    bidGroup: int(-1, 1_000_000),
    /** The group that each of them must still be in; otherwise none are moved: 'stale'. */
    was: z.optional(int(-1, 1_000_000)),
  }),
  output: z.object({
    /** The group they are in now; the requested one if all of them were already in it. */
    bidGroup: z.int(),
    /** Each with the group it was in; bids that were already in the requested group are left out. */
    moved: z.array(z.object({ bidId: z.int(), from: z.int() })),
  }),
  errors: [
    'several_clients',
    'bid_not_found',
    'bid_not_editable',
    'bid_archived',
    'stale',
    'group_of_stock',
    'group_closed',
    'not_enough_credit',
    'budget_exceeded',
  ],
})
