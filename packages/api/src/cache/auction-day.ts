import type * as contracts from '@seriba/contracts/auction-day'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { bidChanged, idTag, listTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

/** A part of it is only requested to be merged into the whole, and never requested again. */
export const viewDay: QueryRules<typeof contracts.viewDay> = {
  ...validateInDevelopment,
  providesTags: (_day, _error, asked) => (asked?.lots?.length ? [] : [listTag('AuctionDay')]),
}

export const gatewayLog: QueryRules<typeof contracts.gatewayLog> = {
  providesTags: [idTag('AuctionDay', 'log')],
}

export const enterResults: MutationRules<typeof contracts.enterResults> = {
  invalidatesTags: (done) =>
    done ? [...bidChanged(), { type: 'Lot' }, { type: 'Purchase' }, { type: 'Dashboard' }] : [],
}

export const doneByHand: MutationRules<typeof contracts.doneByHand> = {
  invalidatesTags: (done, _error, { bidId }) =>
    done ? [idTag('Bid', bidId)] : [listTag('AuctionDay'), listTag('Bid')],
}

export const exportDay: QueryRules<typeof contracts.exportDay> = { keepUnusedDataFor: 0 }

export const exportGatewayLog: QueryRules<typeof contracts.exportGatewayLog> = { keepUnusedDataFor: 0 }
