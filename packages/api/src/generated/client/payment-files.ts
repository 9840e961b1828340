// Generated from packages/contracts/src/payment-files.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/payment-files'
import * as cache from '../../cache/payment-files.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Receipts of a payment of one’s own. `GET /payments/own-files` */
export const listOwnPaymentFiles = query(contracts.listOwnPaymentFiles, cache.listOwnPaymentFiles)
export const useListOwnPaymentFilesQuery = useQueryOf(listOwnPaymentFiles)
export const useLazyListOwnPaymentFilesQuery = useLazyQueryOf(listOwnPaymentFiles)
