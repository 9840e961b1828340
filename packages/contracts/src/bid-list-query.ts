import { bidSortKeys } from '@seriba/domain/bids/bid-lists'
import { sortOrders } from '@seriba/domain/lots/listing'
import * as z from 'zod/mini'
import { arrayParam, cursor, dateString, id, int, lotId, text } from './fields.ts'

/** The filters that every list of bids takes. */
export const listFilter = {
  bidStatus: z.optional(int(1, 6)),
  auctionDate: z.optional(dateString()),
  auctionDateFrom: z.optional(dateString()),
  auctionDateTo: z.optional(dateString()),
  auction: arrayParam(text(80)),
  user: arrayParam(int(1, Number.MAX_SAFE_INTEGER)),
  chassisId: arrayParam(text(80)),
  condition: arrayParam(text(20)),
  /** Where mileage bands of `mileageBand` km begin. */
  mileage: arrayParam(int(0, 10_000_000)),
  /** Auction statuses of the lots. */
  status: arrayParam(int(0, 1_000_000)),
  /** Groups, by the values that the filters offer. */
  bidGroups: arrayParam(id()),
  /** The clients' manager; for staff. */
  manager: arrayParam(id()),
  /** Bids that were chosen in the quick search. */
  bidId: arrayParam(id()),
  /** The bids on one lot. */
  lot: z.optional(lotId()),
  /** Numbers and ranges. */
  lotNo: z.optional(text(500)),
  /** `folded` leaves out today's bids that are over; the answer counts them. */
  earlier: z.optional(z.literal('folded')),
  sort: z.optional(z.enum(bidSortKeys)),
  order: z.optional(z.enum(sortOrders)),
}

/** A page of such a list. */
export const listQuery = {
  ...listFilter,
  page: z._default(int(1, 1_000_000), 1),
  pageSize: z._default(int(1, 100), 20),
  /**
   * Instead of a page, for programs: `start`, and then the `nextCursor` of the answer. The list is then sorted by id,
   * newest first.
   */
  cursor: cursor(),
}
