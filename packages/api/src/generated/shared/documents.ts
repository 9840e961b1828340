// Generated from packages/contracts/src/documents.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/documents'
import * as cache from '../../cache/documents.ts'
import { mutation, useMutationOf } from '#engine'

/** Takes a paper away: one's own while it is not checked; staff any of them, with a reason. `DELETE /purchased-cars/delete-document` */
export const deleteDocument = mutation(contracts.deleteDocument, cache.deleteDocument)
export const useDeleteDocumentMutation = useMutationOf(deleteDocument)

/** Adds a paper to a purchase, one's own or as staff: PDF, JPG or PNG by its bytes, up to 10 MB. What staff adds is visible to the client unless they say otherwise. `POST /purchased-cars/upload-document` */
export const uploadDocument = mutation(contracts.uploadDocument, cache.uploadDocument)
export const useUploadDocumentMutation = useMutationOf(uploadDocument)
