import type * as contracts from '@seriba/contracts/lot-filters'
import type { QueryRules } from '../endpoint.ts'
import { validateInDevelopment } from '../to-request.ts'

/** Answers for every keystroke and every set of filters: kept for going back, but not for long. */
const shortLived = { keepUnusedDataFor: 30 }

/** Another port allows other lots. */
export const filters: QueryRules<typeof contracts.filters> = {
  ...validateInDevelopment,
  ...shortLived,
  providesTags: ['Cost'],
}

export const priceFigures: QueryRules<typeof contracts.priceFigures> = { ...shortLived }

export const filterModel: QueryRules<typeof contracts.filterModel> = { ...shortLived }

export const filterChassis: QueryRules<typeof contracts.filterChassis> = { ...shortLived }

export const auctionList: QueryRules<typeof contracts.auctionList> = { providesTags: ['Schedule'] }
