import type * as contracts from '@seriba/contracts/money'
import { checkedInDevelopment } from '../bind.ts'
import type { QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const listPurchases: QueryRules<typeof contracts.listPurchases> = {
  ...checkedInDevelopment,
  providesTags: ['Purchase', 'Words'],
}

export const viewPurchase: QueryRules<typeof contracts.viewPurchase> = { providesTags: ['Purchase'] }

export const listPayments: QueryRules<typeof contracts.listPayments> = {
  ...checkedInDevelopment,
  // A win is charged when its price is entered, and taken back with it.
  providesTags: ['Purchase', 'Words'],
}

export const viewBalance: QueryRules<typeof contracts.viewBalance> = {
  providesTags: [idTag('Balance', 'own')],
}
