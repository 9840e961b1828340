import * as contracts from '@seriba/contracts/payments'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { idTag, listTag, type Tag } from './tags.ts'

/** A client's figures, wherever they are told. */
const moneyMoved: Tag[] = [listTag('Client'), idTag('Balance', 'client'), { type: 'Dashboard' }]

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPayment: build.mutation({
      ...bind(contracts.createPayment),
      invalidatesTags: (_done, _error, { userId }) => [idTag('Client', Number(userId)), ...moneyMoved],
    }),
    refundPayment: build.mutation({
      ...bind(contracts.refundPayment),
      invalidatesTags: (_done, _error, { userId }) => [idTag('Client', Number(userId)), ...moneyMoved],
    }),
    // Whose line it is, is not asked: every client's page that is open is read anew.
    reversePayment: build.mutation({
      ...bind(contracts.reversePayment),
      invalidatesTags: ['Client', ...moneyMoved],
    }),
  }),
})

export const { useCreatePaymentMutation, useRefundPaymentMutation, useReversePaymentMutation } = paymentsApi
