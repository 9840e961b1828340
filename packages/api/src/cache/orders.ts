import type * as contracts from '@seriba/contracts/orders'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const createOrder: MutationRules<typeof contracts.createOrder> = {
  invalidatesTags: ['Order', 'Dashboard'],
}

export const createOrderFor: MutationRules<typeof contracts.createOrderFor> = {
  invalidatesTags: ['Order', 'Dashboard'],
}

export const closeOrder: MutationRules<typeof contracts.closeOrder> = {
  invalidatesTags: ['Order', 'Dashboard'],
}

export const banOfWish: QueryRules<typeof contracts.banOfWish> = { providesTags: ['Cost'] }
export const myOrders: QueryRules<typeof contracts.myOrders> = { providesTags: ['Order'] }

export const listOrders: QueryRules<typeof contracts.listOrders> = { providesTags: ['Order'] }

export const updateOrderStatus: MutationRules<typeof contracts.updateOrderStatus> = {
  invalidatesTags: ['Order', 'Dashboard'],
}

export const exportOrders: QueryRules<typeof contracts.exportOrders> = { keepUnusedDataFor: 0 }

export const exportMyOrders: QueryRules<typeof contracts.exportMyOrders> = { keepUnusedDataFor: 0 }
