import type * as contracts from '@seriba/contracts/catalogue'
import type { QueryRules } from '../endpoint.ts'
import { listTags } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

/** The rows of a page, whatever kind they are. */
const rowsOf = (page?: contracts.Listing) => page?.carsList ?? page?.bikeList ?? page?.mechList ?? []

export const listing: QueryRules<typeof contracts.listing> = {
  ...validateInDevelopment,
  providesTags: (page) => {
    const ids = rowsOf(page).map(({ id }) => id)
    return [...listTags('Lot', ids), ...listTags('LotBid', ids)]
  },
}

export const exportLots: QueryRules<typeof contracts.exportLots> = { keepUnusedDataFor: 0 }
