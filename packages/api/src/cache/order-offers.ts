import type * as contracts from '@seriba/contracts/order-offers'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const myOffers: QueryRules<typeof contracts.myOffers> = { providesTags: ['Order'] }

export const answerOffer: MutationRules<typeof contracts.answerOffer> = { invalidatesTags: ['Order'] }

export const listOffers: QueryRules<typeof contracts.listOffers> = { providesTags: ['Order'] }

export const lotsToOffer: QueryRules<typeof contracts.lotsToOffer> = { providesTags: ['Order'] }

export const ordersForLot: QueryRules<typeof contracts.ordersForLot> = { providesTags: ['Order'] }

export const offerLot: MutationRules<typeof contracts.offerLot> = { invalidatesTags: ['Order', 'Dashboard'] }

export const withdrawOffer: MutationRules<typeof contracts.withdrawOffer> = { invalidatesTags: ['Order'] }
