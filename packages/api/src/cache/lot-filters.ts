import type * as contracts from '@seriba/contracts/lot-filters'
import { checkedInDevelopment } from '../bind.ts'
import type { QueryRules } from '../endpoint.ts'

/** Answers of every keystroke and every set of filters: kept for a way back, not for long. */
const fleeting = { keepUnusedDataFor: 30 }

export const filters: QueryRules<typeof contracts.filters> = { ...checkedInDevelopment, ...fleeting }

export const priceFigures: QueryRules<typeof contracts.priceFigures> = { ...fleeting }

export const filterModel: QueryRules<typeof contracts.filterModel> = { ...fleeting }

export const filterChassis: QueryRules<typeof contracts.filterChassis> = { ...fleeting }
