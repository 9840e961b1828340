// Generated from packages/contracts/src/documents.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/documents'
import * as cache from '../../cache/documents.ts'
import { mutation, useMutationOf } from '#engine'

/** Asks the client for a document or for the consignee: by email, on the purchase, and in the list of what is missing. `POST /purchased-cars/ask` */
export const askForDocument = mutation(contracts.askForDocument, cache.askForDocument)
export const useAskForDocumentMutation = useMutationOf(askForDocument)

/** Accepts a client's document, or says why it can't be used. `PUT /purchased-cars/check-document` */
export const checkDocument = mutation(contracts.checkDocument, cache.checkDocument)
export const useCheckDocumentMutation = useMutationOf(checkDocument)
