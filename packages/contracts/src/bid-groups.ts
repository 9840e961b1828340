import { groupLabelMax, groupQuota, staysReasons } from '@seriba/domain/bids/group'
import { mostCompared } from '@seriba/domain/lots/comparison'
import * as z from 'zod/mini'
import { placementErrors } from './bid-errors.ts'
import { Bid } from './bid-lists.ts'
import { PlacedBid } from './bids.ts'
import { contract } from './contract.ts'
import { fileFormat, id, idempotencyKey, int, lotId, success, text, yen } from './fields.ts'

/**
 * A group as its client knows it; `open` wants more, `filled` has everything it wants, `closed` has no live bid left.
 */
export const BidGroup = z.object({
  value: z.int(),
  label: z.string(),
  /** How many vehicles to buy. */
  cars: z.int(),
  won: z.int(),
  /** Live bids. */
  bids: z.int(),
  /** Bids that it stopped when it was filled, and whose lots have not come up yet. */
  stopped: z.int(),
  state: z.enum(['open', 'filled', 'closed']),
})
export type BidGroup = z.infer<typeof BidGroup>

/**
 * A bid in a group, with the yen of the client's credit that it holds: the largest ones hold credit, and the rest are
 * covered.
 */
export const GroupedBid = z.object({
  ...Bid.shape,
  held: yen(),
  /** Why it stayed stopped when its group wanted more again; null if nothing kept it back. */
  stays: z.nullable(z.enum(staysReasons)),
})
export type GroupedBid = z.infer<typeof GroupedBid>

/** A group that has everything it wants, for staff to see before they enter one win too many. */
export const FilledGroup = z.object({ group: z.string(), won: z.int(), cars: z.int() })
export type FilledGroup = z.infer<typeof FilledGroup>

const groupNumber = () => int(1, 1_000_000)

/** A group's bids in auction order, and the credit they hold together. */
export const viewGroup = contract({
  method: 'GET',
  path: '/bid/group-view',
  operation: 'bidGroups.viewGroup',
  audience: 'signedIn',
  input: z.object({
    /** If left out, the client's first group. */
    bidGroup: z.optional(groupNumber()),
    /** The client, for staff and for a dealer looking at their clients' groups. */
    userId: z.optional(id()),
  }),
  output: z.object({
    client: z.object({ id: z.int(), name: z.string() }),
    /** Null if the client has no group. */
    group: z.nullable(BidGroup),
    /** All groups that still have a bid in the live lists. */
    groups: z.array(BidGroup),
    bids: z.array(GroupedBid),
    /** The total of the group's bids, and how much credit they hold; yen. */
    together: yen(),
    held: yen(),
    /** The highest bid in this group, and outside any; yen. */
    groupAllow: yen(),
    bidAllow: yen(),
    /** How many live bids are in no group, and how many groups are finished. */
    ungrouped: z.int(),
    closed: z.int(),
    /** Whether the viewer may change the group. */
    editable: z.boolean(),
  }),
  errors: ['client_not_found'],
})

/** A client's live bids that are in no group, in auction order. Each holds its full amount. */
export const ungroupedBids = contract({
  method: 'GET',
  path: '/bid/ungrouped',
  operation: 'bidGroups.ungroupedBids',
  audience: 'signedIn',
  input: z.object({ userId: z.optional(id()) }),
  output: z.array(GroupedBid),
  errors: ['client_not_found'],
})

/** A group whose bids are all in the archive, with their lots. */
export const ClosedGroup = z.object({
  groupId: z.int(),
  label: z.string(),
  cars: z.int(),
  won: z.int(),
  lastAuction: z.nullable(z.string()),
  lots: z.array(
    z.object({ id: z.string(), lotNo: z.int(), lotType: z.string(), bidStatus: z.int(), bidAmount: yen() }),
  ),
})
export type ClosedGroup = z.infer<typeof ClosedGroup>

/** A client's finished groups, newest first. */
export const closedGroups = contract({
  method: 'GET',
  path: '/bid/closed-groups',
  operation: 'bidGroups.closedGroups',
  audience: 'signedIn',
  input: z.object({ userId: z.optional(id()) }),
  output: z.array(ClosedGroup),
  errors: ['client_not_found'],
})

/**
 * Creates a link to download what the groups page shows, one line per bid, as a file; it works for one minute and only
 * for the caller.
 */
export const exportGroup = contract({
  method: 'GET',
  path: '/bid/group-view-export',
  operation: 'bidGroups.exportGroup',
  audience: 'signedIn',
  input: z.object({
    /** One group, the client's first if left out; the bids in no group; or the finished groups. */
    which: z._default(z.enum(['group', 'none', 'closed']), 'group'),
    bidGroup: z.optional(groupNumber()),
    userId: z.optional(id()),
    format: fileFormat(),
  }),
  output: z.object({ url: z.string() }),
  errors: ['client_not_found'],
})

/** The history of a group's bids, newest first; what happened to several at once is one line. */
export const groupHistory = contract({
  method: 'GET',
  path: '/bid/group-history',
  operation: 'bidGroups.groupHistory',
  audience: 'signedIn',
  input: z.object({ bidGroup: groupNumber(), userId: z.optional(id()) }),
  output: z.array(
    z.object({
      date: z.string(),
      /** Null if nobody did it: an auction that ended, or a group that was filled. */
      userName: z.nullable(z.string()),
      /** Whether the viewer did it. */
      own: z.boolean(),
      event: z.string(),
      lots: z.array(z.int()),
    }),
  ),
  errors: ['client_not_found'],
})

/**
 * Changes how many vehicles an open group may buy, or its name. Raising the number for a filled group opens it again:
 * bids that it stopped get their status back if their auction is more than an hour away and there is enough credit.
 */
export const updateGroup = contract({
  method: 'PUT',
  path: '/bid/update-group',
  operation: 'bidGroups.updateGroup',
  audience: 'signedIn',
  input: z.object({
    bidGroup: groupNumber(),
    userId: z.optional(id()),
    cars: z.optional(int(groupQuota.min, groupQuota.max)),
    label: z.optional(text(groupLabelMax)),
  }),
  output: success(),
  errors: [
    'client_not_found',
    'group_closed',
    'group_quota_below_won',
    'group_label_taken',
    'field_required',
    'not_enough_credit',
    'budget_exceeded',
    'group_nothing_resumed',
  ],
})

const GroupedLot = z.object({
  carId: lotId(),
  lotType: z.enum(['auction', 'bike', 'mech']),
  /** Yen. */
  amount: int(0, Number.MAX_SAFE_INTEGER),
  bidType: z.optional(int(1, 1_000_000)),
})

const newGroupOfBids = {
  bids: z.array(GroupedLot).check(z.minLength(1), z.maxLength(mostCompared)),
  /** How many of them to buy. */
  cars: int(groupQuota.min, mostCompared),
  /** Repeating a call with the same key returns the first answer. */
  idempotencyKey: idempotencyKey(),
}
const placedGroup = z.object({ group: z.int(), label: z.string(), bids: z.array(PlacedBid) })

/**
 * Places bids on several lots as a new group that is meant to buy some of them: either all of the bids are placed, or
 * none. An error names the lot in its `detail` as `carId`.
 */
export const createGroup = contract({
  method: 'POST',
  path: '/bid/create-group',
  operation: 'bidGroups.createGroup',
  audience: 'buyer',
  needs: ['biddingAllowed'],
  input: z.object(newGroupOfBids),
  output: placedGroup,
  errors: [...placementErrors, 'invalid_input'],
})

/** Does the same on behalf of a client, within their limits and their budget. */
export const createGroupFromManager = contract({
  method: 'POST',
  path: '/bid/create-group-from-manager',
  operation: 'bidGroups.createGroupFromManager',
  audience: 'manager',
  needs: ['biddingAllowed', 'managerBidForClient'],
  input: z.object({ ...newGroupOfBids, userId: id() }),
  output: placedGroup,
  errors: [...placementErrors, 'client_not_found', 'invalid_input'],
})

/** Confirms that staff have withdrawn a bid at the hall: its group was filled too late for the hall to be notified. */
export const confirmWithdrawal = contract({
  method: 'PUT',
  path: '/bid/confirm-withdrawal',
  operation: 'bidGroups.confirmWithdrawal',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({ bidId: id() }),
  output: success(),
  errors: ['bid_not_found'],
})
