import { lotTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, yen } from './fields.ts'

/** A bid or a win that belongs to a part of the held credit. */
export const CreditLot = z.object({
  lotId: z.string(),
  lotNo: z.int(),
  lotType: z.enum(lotTypes),
  title: z.string(),
  auction: z.string(),
  auctionDate: z.nullable(instant()),
  /** Yen, including the overbid allowance if the company counts it. */
  amount: yen(),
  /** Whether it counts toward the part's credit: a group holds only its highest bids. */
  held: z.boolean(),
})
export type CreditLot = z.infer<typeof CreditLot>

/** A part of what a client's bids hold: a group, live bids without one, or wins that aren't charged yet. */
export const CreditPart = z.object({
  kind: z.enum(['group', 'single', 'wins']),
  /** For a group: the client's number for it, its label, and how many it still wants to win. */
  group: z.nullable(z.int()),
  label: z.nullable(z.string()),
  wanted: z.nullable(z.int()),
  bids: z.int(),
  /** Yen: of all its bids, and of those that could become owed. */
  face: yen(),
  held: yen(),
  /** The highest bids first, at most 50. */
  lots: z.array(CreditLot),
})
export type CreditPart = z.infer<typeof CreditPart>

/** What makes up the caller's active bids, and how much they have used of today's limits (GAP63). */
export const viewCredit = contract({
  method: 'GET',
  path: '/user/credit',
  operation: 'credit.viewCredit',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({
    parts: z.array(CreditPart),
    /** On this Japanese day: new bids, and requests for extra photos of USS lots. */
    used: z.object({ bids: z.int(), images: z.int() }),
  }),
  errors: [],
})
