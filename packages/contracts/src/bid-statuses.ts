import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, int } from './fields.ts'

const Moved = z.object({ bidId: z.int(), from: z.int() })

/**
 * Switches many bids to one status, each by itself: one that is refused does not hold up the others. Win is set one lot
 * at a time. `was`, `anyway` and `takeOut` work as in `updateBidStatus`, for each bid by itself.
 */
export const updateStatusOfMany = contract({
  method: 'PUT',
  path: '/bid/update-status-many',
  operation: 'bidStatuses.updateStatusOfMany',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({
    bidIds: z.array(id()).check(z.minLength(1), z.maxLength(100)),
    status: int(1, 6),
    anyway: z.optional(z.boolean()),
    was: z.optional(int(1, 6)),
    /**
     * Other clients' bids on the lots that are to be set to Don't bid, each together with the bid it gives way to, or
     * not at all.
     */
    takeOut: z.optional(
      z
        .array(
          z.object({
            /** One of `bidIds`. */
            bidId: id(),
            /** Live bids on its lot. */
            rivalIds: z.array(id()).check(z.minLength(1), z.maxLength(100)),
          }),
        )
        .check(z.maxLength(100)),
    ),
  }),
  slow: true,
  output: z.object({
    /** With the status each one had, and which bids were taken out for it. */
    moved: z.array(z.object({ ...Moved.shape, takenOut: z.array(Moved) })),
    skipped: z.array(z.object({ bidId: z.int(), code: z.string() })),
  }),
  errors: ['status_not_offered'],
})

/**
 * Cancels live bids, each by itself and by the same rules as canceling one: clients only before the deadlines. `was` is
 * the status that the page showed, so that a bid that has been won in the meantime is not canceled unnoticed.
 */
export const cancelMany = contract({
  method: 'PUT',
  path: '/bid/cancel-many',
  operation: 'bidStatuses.cancelMany',
  audience: 'signedIn',
  input: z.object({
    bids: z.array(z.object({ bidId: id(), was: int(1, 2) })).check(z.minLength(1), z.maxLength(100)),
  }),
  slow: true,
  output: z.object({
    canceled: z.array(z.int()),
    skipped: z.array(z.object({ bidId: z.int(), code: z.string() })),
  }),
  errors: [],
})
