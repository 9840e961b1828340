// Generated from packages/contracts/src/payments-desk.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payments-desk'
import * as cache from '../../cache/payments-desk.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Allocates a payment; without allocations, it pays the earliest dues first again. No balance changes. `PUT /payments/allocate` */
export const allocatePayment = mutation(contracts.allocatePayment, cache.allocatePayment)
export const useAllocatePaymentMutation = useMutationOf(allocatePayment)

/** Creates a link to download the same lines as a file; it works for one minute and only for the caller. `GET /payments/index-export` */
export const exportPayments = query(contracts.exportPayments, cache.exportPayments)
export const useExportPaymentsQuery = useQueryOf(exportPayments)
export const useLazyExportPaymentsQuery = useLazyQueryOf(exportPayments)

/** The ledger of all clients, newest first. `GET /payments/index` */
export const indexPayments = query(contracts.indexPayments, cache.indexPayments)
export const useIndexPaymentsQuery = useQueryOf(indexPayments)
export const useLazyIndexPaymentsQuery = useLazyQueryOf(indexPayments)

/** A client's purchases with an amount due, earliest due date first. `GET /payments/payable` */
export const listPayable = query(contracts.listPayable, cache.listPayable)
export const useListPayableQuery = useQueryOf(listPayable)
export const useLazyListPayableQuery = useLazyQueryOf(listPayable)

/** Moves a payment to the client it belongs to: it is reversed for one and entered for the other, or neither. `POST /payments/move` */
export const movePayment = mutation(contracts.movePayment, cache.movePayment)
export const useMovePaymentMutation = useMutationOf(movePayment)

/** What a payment is allocated to, and what else it could pay for. `GET /payments/allocation` */
export const viewAllocation = query(contracts.viewAllocation, cache.viewAllocation)
export const useViewAllocationQuery = useQueryOf(viewAllocation)
export const useLazyViewAllocationQuery = useLazyQueryOf(viewAllocation)
