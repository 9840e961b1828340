// Generated from packages/contracts/src/payments.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payments'
import * as cache from '../../cache/payments.ts'
import { mutation, useMutationOf } from '#engine'

/** Records what a client has paid or is charged (GAP61); the same key records it only once. `POST /payments/create` */
export const createPayment = mutation(contracts.createPayment, cache.createPayment)
export const useCreatePaymentMutation = useMutationOf(createPayment)

/** Refunds a client, as long as everything they may still have to pay stays covered (GAP65); the same key refunds only once. `POST /payments/refund` */
export const refundPayment = mutation(contracts.refundPayment, cache.refundPayment)
export const useRefundPaymentMutation = useMutationOf(refundPayment)

/** Reverses an entry with another one. `POST /payments/reverse` */
export const reversePayment = mutation(contracts.reversePayment, cache.reversePayment)
export const useReversePaymentMutation = useMutationOf(reversePayment)
