import type * as contracts from '@seriba/contracts/palette'
import type { QueryRules } from '../endpoint.ts'

export const findAnything: QueryRules<typeof contracts.findAnything> = {
  providesTags: [
    { type: 'Bid', id: 'LIST' },
    { type: 'BidDetail', id: 'LIST' },
    { type: 'Client', id: 'LIST' },
  ],
}
