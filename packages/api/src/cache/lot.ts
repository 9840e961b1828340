import type * as contracts from '@seriba/contracts/lot'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

/** What the viewer may request; separate from `lot.ts` so that it carries nothing else. */

export const viewLot: QueryRules<typeof contracts.viewLot> = {
  providesTags: (_lot, _error, { id }) => [idTag('Lot', id), idTag('LotBid', id)],
}

/** The extra photos are part of the lot from then on. */
export const extraImages: MutationRules<typeof contracts.extraImages> = {
  invalidatesTags: (_came, _error, { id }) => [idTag('Lot', id)],
}

// The link works for a while: it is fetched once.
export const downloadImages: QueryRules<typeof contracts.downloadImages> = { keepUnusedDataFor: 9 * 60 }

// A request creates a code if there is none, so nothing is requested automatically, as after a revocation.
export const shareLot: QueryRules<typeof contracts.shareLot> = { keepUnusedDataFor: 0 }
