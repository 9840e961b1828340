import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, int } from './fields.ts'

const bidIds = () => z.array(id()).check(z.minLength(1), z.maxLength(100))
const Skipped = z.object({ bidId: z.int(), code: z.string() })

/** Switches auto-bid for many bids, each by itself: one that is refused does not hold the others back. */
export const updateAutoBidOfMany = contract({
  method: 'PUT',
  path: '/bid/update-auto-bid-many',
  operation: 'manyBids.updateAutoBidOfMany',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({ bidIds: bidIds(), autoBid: z.boolean() }),
  output: z.object({
    /** Those that were switched; the others had it so already. */
    moved: z.array(z.int()),
    skipped: z.array(Skipped),
  }),
  errors: [],
})

/**
 * Moves many bids of one client to one group, each by itself and by the rules for editing one. A new group is opened
 * by the first bid that joins it.
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
    /** The group that each must be in, or else it stays as it is: 'stale'. */
    was: z.optional(int(-1, 1_000_000)),
  }),
  output: z.object({
    /** The group that they came to; as it was asked for where none came. */
    bidGroup: z.int(),
    /** With the group that each was in. */
    moved: z.array(z.object({ bidId: z.int(), from: z.int() })),
    skipped: z.array(Skipped),
  }),
  errors: ['several_clients'],
})
