import * as contracts from '@seriba/contracts/orders'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation({ ...bind(contracts.createOrder), invalidatesTags: ['Order', 'Dashboard'] }),
    createOrderFor: build.mutation({
      ...bind(contracts.createOrderFor),
      invalidatesTags: ['Order', 'Dashboard'],
    }),
    closeOrder: build.mutation({ ...bind(contracts.closeOrder), invalidatesTags: ['Order', 'Dashboard'] }),
    myOrders: build.query({ ...bind(contracts.myOrders), providesTags: ['Order'] }),
    listOrders: build.query({ ...bind(contracts.listOrders), providesTags: ['Order'] }),
    updateOrderStatus: build.mutation({
      ...bind(contracts.updateOrderStatus),
      invalidatesTags: ['Order', 'Dashboard'],
    }),
  }),
})

export const {
  useCloseOrderMutation,
  useCreateOrderForMutation,
  useCreateOrderMutation,
  useMyOrdersQuery,
  useListOrdersQuery,
  useUpdateOrderStatusMutation,
} = ordersApi
