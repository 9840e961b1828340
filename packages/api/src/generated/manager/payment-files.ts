// Generated from packages/contracts/src/payment-files.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payment-files'
import * as cache from '../../cache/payment-files.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds a receipt to a payment: PDF, JPG or PNG, recognized by its content, up to 10 MB. The client sees it. `POST /payments/add-file` */
export const addPaymentFile = mutation(contracts.addPaymentFile, cache.addPaymentFile)
export const useAddPaymentFileMutation = useMutationOf(addPaymentFile)

/** Deletes a receipt, with a reason. `DELETE /payments/delete-file` */
export const deletePaymentFile = mutation(contracts.deletePaymentFile, cache.deletePaymentFile)
export const useDeletePaymentFileMutation = useMutationOf(deletePaymentFile)

/** The receipts for any client’s payment. `GET /payments/files` */
export const listPaymentFiles = query(contracts.listPaymentFiles, cache.listPaymentFiles)
export const useListPaymentFilesQuery = useQueryOf(listPaymentFiles)
export const useLazyListPaymentFilesQuery = useLazyQueryOf(listPaymentFiles)
