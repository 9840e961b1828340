import { bidViews } from '@seriba/domain/bids/bid-views'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, id, success, text } from './fields.ts'

const name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(bidViews.name),
  z.refine((value) => !value.includes('\0')),
)

/** A named view of the Bid Manager. */
export const BidView = z.object({
  id: z.int(),
  name: z.string(),
  /** The query in the list's address: status, filters, sorting and hidden columns. */
  params: z.string(),
  /** Whether colleagues see it. */
  shared: z.boolean(),
  /** Whether it is the viewer's own, which they can change and delete. */
  own: z.boolean(),
  /** Whose it is. */
  by: z.string(),
  /** Whether the viewer's Bid Manager opens with it. */
  isDefault: z.boolean(),
})
export type BidView = z.infer<typeof BidView>

/** The caller's saved views of the Bid Manager, and those that colleagues share. */
export const listBidViews = contract({
  method: 'GET',
  path: '/bid/views',
  operation: 'bidViews.listBidViews',
  audience: 'manager',
  input: z.object({}),
  output: z.object({ items: z.array(BidView) }),
  errors: [],
})

/** Saves a view under a name, or changes one of the caller's own; fields left out of a change stay as they are. */
export const saveBidView = contract({
  method: 'POST',
  path: '/bid/save-view',
  operation: 'bidViews.saveBidView',
  audience: 'manager',
  input: z.object({
    /** The view to change; without it, a new one is saved. */
    id: z.optional(id()),
    name: z.optional(name),
    params: z.optional(text(bidViews.params)),
    shared: z.optional(booleanParam()),
  }),
  output: z.object({ id: z.int() }),
  errors: ['field_required', 'too_many_views'],
})

/** Chooses the view that the caller's Bid Manager opens with; null means none. */
export const defaultBidView = contract({
  method: 'PUT',
  path: '/bid/default-view',
  operation: 'bidViews.defaultBidView',
  audience: 'manager',
  input: z.object({ id: z.nullable(id()) }),
  output: success(),
  errors: [],
})

/** Deletes one of the caller's own views, also for the colleagues it was shared with. */
export const deleteBidView = contract({
  method: 'POST',
  path: '/bid/delete-view',
  operation: 'bidViews.deleteBidView',
  audience: 'manager',
  input: z.object({ id: id() }),
  output: success(),
  errors: [],
})
