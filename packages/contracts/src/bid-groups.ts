import { groupLabelMax, groupQuota } from '@seriba/domain/bids/group'
import * as z from 'zod/mini'
import { Bid } from './bid-lists.ts'
import { contract } from './contract.ts'
import { id, int, success, text, yen } from './fields.ts'

/** A group as its client knows it; `open` wants more, `filled` has all that it wants, `closed` has no live bid left. */
export const BidGroup = z.object({
  value: z.int(),
  label: z.string(),
  /** How many vehicles to buy. */
  cars: z.int(),
  won: z.int(),
  /** Live bids. */
  bids: z.int(),
  state: z.enum(['open', 'filled', 'closed']),
})
export type BidGroup = z.infer<typeof BidGroup>

/** A bid of a group, with the yen that it holds of the client's credit: the largest ones do, the rest are covered. */
export const GroupedBid = z.object({ ...Bid.shape, held: yen() })
export type GroupedBid = z.infer<typeof GroupedBid>

/** A group that has all that it wants, as staff is told before a win too many. */
export const FilledGroup = z.object({ group: z.string(), won: z.int(), cars: z.int() })
export type FilledGroup = z.infer<typeof FilledGroup>

const groupNumber = () => int(1, 1_000_000)

/** A group's bids in the order of their auctions, and the credit that they hold together. */
export const viewGroup = contract({
  method: 'GET',
  path: '/bid/group-view',
  operation: 'bidGroups.viewGroup',
  audience: 'signedIn',
  input: z.object({
    /** Left out, it is the client's first group. */
    bidGroup: z.optional(groupNumber()),
    /** The client, for staff and for a dealer who looks at their clients' groups. */
    userId: z.optional(id()),
  }),
  output: z.object({
    client: z.object({ id: z.int(), name: z.string() }),
    /** Null where the client has no group. */
    group: z.nullable(BidGroup),
    /** All groups that still have a bid in the live lists. */
    groups: z.array(BidGroup),
    bids: z.array(GroupedBid),
    /** What the group's bids come to together, and what they hold; yen. */
    together: yen(),
    held: yen(),
    /** The highest bid in this group, and outside any; yen. */
    groupAllow: yen(),
    bidAllow: yen(),
    /** Whether the viewer may change the group. */
    editable: z.boolean(),
  }),
  errors: ['client_not_found'],
})

/** Changes how many vehicles an open group is to buy, or its name. */
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
  ],
})

/** Staff has withdrawn a bid at the hall that a filled group stopped too late for the hall to be told. */
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
