// Generated from packages/contracts/src/payments-desk.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payments-desk'
import * as cache from '../../cache/payments-desk.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Chooses what a payment pays for; without parts the oldest due are paid again. No balance changes. `PUT /payments/allocate` */
export const allocatePayment = mutation(contracts.allocatePayment, cache.allocatePayment)
export const useAllocatePaymentMutation = useMutationOf(allocatePayment)

/** A link, good for a minute and for the caller alone, to the same lines as a file. `GET /payments/index-export` */
export const exportPayments = query(contracts.exportPayments, cache.exportPayments)
export const useExportPaymentsQuery = useQueryOf(exportPayments)
export const useLazyExportPaymentsQuery = useLazyQueryOf(exportPayments)

/** The ledger of all clients, newest first. `GET /payments/index` */
export const indexPayments = query(contracts.indexPayments, cache.indexPayments)
export const useIndexPaymentsQuery = useQueryOf(indexPayments)
export const useLazyIndexPaymentsQuery = useLazyQueryOf(indexPayments)

/** Purchases of a client for which something is due, what is due first before others. `GET /payments/payable` */
export const listPayable = query(contracts.listPayable, cache.listPayable)
export const useListPayableQuery = useQueryOf(listPayable)
export const useLazyListPayableQuery = useLazyQueryOf(listPayable)

/** Moves a payment to the client it belongs to: it is reversed here and entered there, or neither. `POST /payments/move` */
export const movePayment = mutation(contracts.movePayment, cache.movePayment)
export const useMovePaymentMutation = useMutationOf(movePayment)

/** What a payment pays for, and what else it could. `GET /payments/allocation` */
export const viewAllocation = query(contracts.viewAllocation, cache.viewAllocation)
export const useViewAllocationQuery = useQueryOf(viewAllocation)
export const useLazyViewAllocationQuery = useLazyQueryOf(viewAllocation)
