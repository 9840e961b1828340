import type * as contracts from '@seriba/contracts/money'
import type { QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

export const listPurchases: QueryRules<typeof contracts.listPurchases> = {
  ...validateInDevelopment,
  providesTags: ['Purchase', 'Words'],
}

export const listPayments: QueryRules<typeof contracts.listPayments> = {
  ...validateInDevelopment,
  // A win is charged when its price is entered, and reversed with it.
  providesTags: ['Purchase', 'Words'],
}

export const viewBalance: QueryRules<typeof contracts.viewBalance> = {
  providesTags: [idTag('Balance', 'own')],
}

export const exportOwnPurchases: QueryRules<typeof contracts.exportOwnPurchases> = { keepUnusedDataFor: 0 }

export const exportOwnPayments: QueryRules<typeof contracts.exportOwnPayments> = { keepUnusedDataFor: 0 }
