// Generated from packages/contracts/src/documents.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/documents'
import * as cache from '../../cache/documents.ts'
import { mutation, useMutationOf } from '#engine'

/** Asks the client for a paper or for the consignee: by mail, on the purchase, and among what they still owe. `POST /purchased-cars/ask` */
export const askForDocument = mutation(contracts.askForDocument, cache.askForDocument)
export const useAskForDocumentMutation = useMutationOf(askForDocument)

/** Says that a paper of the client's is as it should be, or why it is not. `PUT /purchased-cars/check-document` */
export const checkDocument = mutation(contracts.checkDocument, cache.checkDocument)
export const useCheckDocumentMutation = useMutationOf(checkDocument)
