// Generated from packages/contracts/src/documents.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/documents'
import * as cache from '../../cache/documents.ts'
import { mutation, useMutationOf } from '#engine'

/** Deletes a document: clients their own as long as it is not checked; staff any, with a reason. `DELETE /purchased-cars/delete-document` */
export const deleteDocument = mutation(contracts.deleteDocument, cache.deleteDocument)
export const useDeleteDocumentMutation = useMutationOf(deleteDocument)

/** Adds a document to a purchase, the caller's own or, for staff, any: PDF, JPG or PNG, recognized by its content, up to 10 MB. The client sees what staff add unless it is marked otherwise. `POST /purchased-cars/upload-document` */
export const uploadDocument = mutation(contracts.uploadDocument, cache.uploadDocument)
export const useUploadDocumentMutation = useMutationOf(uploadDocument)
