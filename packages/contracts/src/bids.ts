import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { noneType } from '@seriba/domain/bids/bid-type'
import { ungrouped } from '@seriba/domain/bids/group'
import * as z from 'zod/mini'
import { editErrors, placementErrors } from './bid-errors.ts'
import { Bid, Counter } from './bid-row.ts'
import { LotBudget } from './budget.ts'
import { contract } from './contract.ts'
import { id, idempotencyKey, instant, int, lotId, seenVersion, success, text, yen } from './fields.ts'
import { knownFacts } from './known-facts.ts'
import { BalanceInfo } from './money.ts'

/** A bid or export type to choose from; the form adds the empty choice, -1. */
export const TypeOption = z.object({ value: z.int(), label: z.string(), description: z.string() })
export type TypeOption = z.infer<typeof TypeOption>

const types = (path: '/bid/type' | '/bid/export-type', operation: 'bids.bidTypes' | 'bids.exportTypes') =>
  contract({
    method: 'GET',
    path,
    operation,
    audience: 'signedIn',
    needs: ['exportTypeShow'],
    input: z.object({}),
    output: z.array(TypeOption),
    errors: [],
  })

/** Bid types, for buyers. */
export const bidTypes = types('/bid/type', 'bids.bidTypes')
/** Export types, for managers. */
export const exportTypes = types('/bid/export-type', 'bids.exportTypes')

/** The client's open groups and a 'New group' entry with value 0 (GAP69). */
export const bidGroups = contract({
  method: 'GET',
  path: '/bid/group',
  operation: 'bids.bidGroups',
  audience: 'signedIn',
  input: z.object({ userId: z.optional(id()) }),
  output: z.array(
    z.object({
      value: z.int(),
      label: z.string(),
      /** How many vehicles to buy. */
      cars: z.int(),
      bids: z.int(),
      won: z.int(),
    }),
  ),
  errors: ['client_not_found'],
})

/** `reserved`: another client has ordered the stock car. `group_clash`: see `clashes` of the domain. */
export const PlacementWarning = z.enum(['reserved', 'group_clash'])
export type PlacementWarning = z.infer<typeof PlacementWarning>

/** The highest bid possible on this lot in this group; the caller's own bid on the lot is released first (GAP32). */
export const bidAllowance = contract({
  method: 'GET',
  path: '/bid/allow',
  operation: 'bids.bidAllowance',
  audience: 'signedIn',
  input: z.object({
    carId: lotId(),
    /** If left out or -1, outside any group. */
    bidGroup: z.optional(int(ungrouped, 1_000_000)),
    userId: z.optional(id()),
  }),
  output: z.object({
    bidAllow: yen(),
    balanceInfo: BalanceInfo,
    warnings: z.array(PlacementWarning),
    /** Yen of the client's live bid on the lot, which a new one would replace, and the number of its group. */
    liveBid: z.nullable(yen()),
    liveBidGroup: z.nullable(z.int()),
    /** The client's own caps; null if they have set none. */
    budget: z.nullable(LotBudget),
  }),
  errors: ['lot_not_found', 'client_not_found'],
})

const placement = {
  /** Yen. Ignored for stock, which is ordered at its price. */
  amount: z.optional(int(0, Number.MAX_SAFE_INTEGER)),
  /** 0 opens a new group. If left out or -1, the bid is in no group, and leaves the one it was in. */
  bidGroup: z.optional(int(ungrouped, 1_000_000)),
  carId: lotId(),
  bidType: z.optional(int(1, 1_000_000)),
  /** 1: the terms are agreed to, place it. 0: only say what would happen. */
  confirm: int(0, 1),
  lotType: z.enum(['auction', 'stock', 'bike', 'mech']),
  comment: z.optional(text(2000)),
  /** The vehicle's price in the destination's list of new prices, in its currency: the costs are kept with it. */
  listValue: knownFacts.listValue,
  /** Repeating a call with the same key returns the first answer. */
  idempotencyKey: z.optional(idempotencyKey()),
}

/** `bidId` and `bidDate` are null for a dry run. */
export const PlacedBid = z.object({
  bidAmount: yen(),
  bidDate: z.nullable(instant()),
  bidId: z.nullable(z.int()),
  bidStatus: z.int(),
  balanceInfo: BalanceInfo,
})
export type PlacedBid = z.infer<typeof PlacedBid>

/** Places a bid, replaces the amount of a live one, or revives a canceled one (GAP31). */
export const createBid = contract({
  method: 'POST',
  path: '/bid/create',
  operation: 'bids.createBid',
  audience: 'buyer',
  needs: ['biddingAllowed'],
  input: z.object(placement),
  output: PlacedBid,
  errors: placementErrors,
})

/** Places a bid on behalf of a client. */
export const bidFromManager = contract({
  method: 'POST',
  path: '/bid/bid-from-manager',
  operation: 'bids.bidFromManager',
  audience: 'manager',
  needs: ['biddingAllowed', 'managerBidForClient'],
  asText: ['userId'],
  input: z.object({ ...placement, userId: id() }),
  output: PlacedBid,
  errors: [...placementErrors, 'client_not_found'],
})

/** The bid after a change, and the unfiltered counters above the list it is in (GAP47). */
export const ChangedBid = z.object({ ...success().shape, bid: Bid, counters: z.array(Counter) })
export type ChangedBid = z.infer<typeof ChangedBid>

/**
 * A manager switches a bid's status; a buyer sends 4 to cancel. The error's `detail` says who has won the lot
 * (`BidWinner`), whose bid is ahead (`LeadingBid`) or which group is filled (`FilledGroup`).
 */
export const updateBidStatus = contract({
  method: 'PUT',
  path: '/bid/update-bid-status',
  operation: 'bids.updateBidStatus',
  audience: 'signedIn',
  input: z.object({
    bidId: id(),
    status: int(1, 6),
    /** What the lot sold for, entered together with the status or not at all; 0 removes it. Yen. */
    soldPrice: z.optional(int(0, 1_000_000_000)),
    /** Required if the bid is archived: see `outcomeCan`. */
    reason: z._default(text(300), ''),
    /** Even though another client's bid is ahead on the lot, or its group is already filled. */
    anyway: z.optional(z.boolean()),
    /**
     * Other clients' bids on the lot that are to be set to Don't bid together with this one, or not at all. For staff.
     */
    takeOut: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(100))),
    /** Why another client wins the lot as well; kept in the history and the audit log. Not for stock. */
    secondWin: z.optional(text(300)),
    /**
     * Confirms a win even though the lot’s sale is on a later day: without this, such a win is refused with
     * 'sale_ahead'.
     */
    beforeSale: z.optional(z.boolean()),
    /**
     * Whether a bid may be lost although the lot was sold for less than its amount: with false and no reason, Finished
     * is refused with 'below_maximum'. A program that leaves it out is not asked.
     */
    belowMaximum: z.optional(z.boolean()),
    /** The status it must have; otherwise nothing changes: 'stale'. */
    was: z.optional(int(1, 6)),
  }),
  output: ChangedBid,
  errors: [
    'stale',
    'bid_not_found',
    'not_yours',
    'bid_not_live',
    'cancel_too_late',
    'managers_only',
    'status_not_offered',
    'bid_archived',
    'field_required',
    'purchase_on_its_way',
    'lot_already_won',
    'bid_not_leading',
    'group_already_filled',
    'sale_ahead',
    'below_maximum',
    'not_enough_credit',
    'budget_exceeded',
    'budget_ask_first',
  ],
})

const editedValues = {
  amount: int(0, Number.MAX_SAFE_INTEGER),
  /** -1 takes the bid out of its group, 0 opens a new one; if left out, it stays where it is. */
  bidGroup: z.optional(int(ungrouped, 1_000_000)),
  adjustmentPrice: z.optional(int(0, maxBidAmount)),
  /** -1 is none; if left out, it stays as it is. */
  exportType: z.optional(int(noneType, 1_000_000)),
}

/** The bid after an edit. */
export const EditedBid = z.object({
  bidId: z.int(),
  bidAmount: yen(),
  bidStatus: z.int(),
  bidDate: instant(),
  exportType: z.nullable(z.int()),
  adjustmentPrice: yen(),
  version: z.int(),
})
export type EditedBid = z.infer<typeof EditedBid>

/**
 * Updates all values of a bid at once (GAP46). With a `version`, it fails if someone else has saved in the meantime.
 */
export const updateBid = contract({
  method: 'PUT',
  path: '/bid/update-bid',
  operation: 'bids.updateBid',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageBidPrice'],
  input: z.object({
    ...editedValues,
    amount: z.optional(editedValues.amount),
    bidId: id(),
    version: z.optional(seenVersion()),
  }),
  output: EditedBid,
  errors: editErrors,
})

/** Updates a bid for editors that send two calls; `jasId` is the bid (DEC27). */
export const updateBidPrice = contract({
  method: 'PUT',
  path: '/bid/update-bid-price',
  operation: 'bids.updateBidPrice',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageBidPrice'],
  input: z.object({ ...editedValues, jasId: id() }),
  output: EditedBid,
  errors: editErrors,
})

/** Records the other one of the two prices; they may arrive in any order. */
export const updateAdjustmentPrice = contract({
  method: 'PUT',
  path: '/bid/update-adjustment-price',
  operation: 'bids.updateAdjustmentPrice',
  audience: 'manager',
  needs: ['adjustmentPriceShow', 'bidManagementEnabled', 'bidManageBidPrice'],
  input: z.object({ bidId: id(), adjustmentPrice: int(0, maxBidAmount) }),
  output: success(),
  errors: ['bid_not_found', 'bid_not_editable', 'bid_archived'],
})

/** Turns a bid into a standing maximum, or turns that off (GAP44). */
export const updateAutoBid = contract({
  method: 'PUT',
  path: '/bid/update-auto-bid',
  operation: 'bids.updateAutoBid',
  audience: 'manager',
  needs: ['bidManagementEnabled'],
  input: z.object({ bidId: id(), autoBid: z.boolean() }),
  output: ChangedBid,
  errors: ['bid_not_found', 'auto_bid_status', 'auto_bid_too_late'],
})

/** Records the price the lot was sold for; on a won bid it is what the client owes. */
export const updateSoldPrice = contract({
  method: 'PUT',
  path: '/bid/update-sold-price',
  operation: 'bids.updateSoldPrice',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageSoldPrice'],
  asText: ['soldPrice'],
  input: z.object({
    bidId: id(),
    /** Yen; 0 removes it. */
    soldPrice: int(0, 1_000_000_000),
    /** Required if the bid is archived. */
    reason: z._default(text(300), ''),
    /** The price it must have; otherwise nothing changes: 'stale'. Yen; 0 means none. */
    was: z.optional(int(0, 1_000_000_000)),
  }),
  output: ChangedBid,
  errors: ['stale', 'bid_not_found', 'bid_archived', 'field_required'],
})
