import { documentTypes } from '@seriba/domain/purchases/documents'
import { largestDocument } from '@seriba/domain/purchases/largest-document'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, id, success, text } from './fields.ts'
import { managesPurchases } from './purchase-flags.ts'
import { PurchaseDocument } from './purchase-view.ts'

const base64Length = Math.ceil(largestDocument / 3) * 4

/**
 * Adds a document to a purchase, the caller's own or, for staff, any: PDF, JPG or PNG, recognized by its content, up to
 * 10 MB. The client sees what staff add unless it is marked otherwise.
 */
export const uploadDocument = contract({
  method: 'POST',
  path: '/purchased-cars/upload-document',
  operation: 'documents.uploadDocument',
  audience: 'member',
  input: z.object({
    id: id(),
    type: z.enum(documentTypes),
    name: text(200),
    /** Base64. */
    data: z.string(),
    visible: z._default(booleanParam(), true),
  }),
  largestBody: base64Length + 10_000,
  output: z.object({ document: PurchaseDocument }),
  errors: ['not_found', 'file_kind', 'file_size', 'file_refused', 'files_away', 'purchase_over'],
})

/** Deletes a document: clients their own as long as it is not checked; staff any, with a reason. */
export const deleteDocument = contract({
  method: 'DELETE',
  path: '/purchased-cars/delete-document',
  operation: 'documents.deleteDocument',
  audience: 'member',
  input: z.object({ id: id(), documentId: id(), reason: z._default(text(300), '') }),
  output: success(),
  errors: ['not_found', 'field_required', 'document_checked'],
})

/** Accepts a client's document, or says why it can't be used. */
export const checkDocument = contract({
  method: 'PUT',
  path: '/purchased-cars/check-document',
  operation: 'documents.checkDocument',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    documentId: id(),
    state: z.enum(['checked', 'refused']),
    /** What the client reads; required to refuse. */
    reason: z._default(text(300), ''),
  }),
  output: success(),
  errors: ['not_found', 'field_required'],
})

/**
 * Asks the client for a document or for the consignee: by email, on the purchase, and in the list of what is missing.
 */
export const askForDocument = contract({
  method: 'POST',
  path: '/purchased-cars/ask',
  operation: 'documents.askForDocument',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    what: z.enum(['consignee', 'document']),
    /** Which document. */
    type: z.optional(z.enum(documentTypes)),
  }),
  output: success(),
  errors: ['not_found', 'field_required', 'purchase_over'],
})
