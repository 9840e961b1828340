// Generated from packages/contracts/src/payment-files.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payment-files'
import * as cache from '../../cache/payment-files.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds a receipt to one of the caller’s payments: PDF, JPG or PNG, recognized by its content, up to 10 MB. Staff see it. `POST /payments/add-own-file` */
export const addOwnPaymentFile = mutation(contracts.addOwnPaymentFile, cache.addOwnPaymentFile)
export const useAddOwnPaymentFileMutation = useMutationOf(addOwnPaymentFile)

/** The receipts for one of the caller’s payments. `GET /payments/own-files` */
export const listOwnPaymentFiles = query(contracts.listOwnPaymentFiles, cache.listOwnPaymentFiles)
export const useListOwnPaymentFilesQuery = useQueryOf(listOwnPaymentFiles)
export const useLazyListOwnPaymentFilesQuery = useLazyQueryOf(listOwnPaymentFiles)
