import { largestDocument } from '@seriba/domain/purchases/largest-document'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, success, text } from './fields.ts'

export const PaymentFile = z.object({
  id: z.int(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  at: instant(),
  /** The person who added it; null if their account is gone. */
  by: z.nullable(z.string()),
  /** Opens it for ten minutes, for the caller only. */
  path: z.string(),
})
export type PaymentFile = z.infer<typeof PaymentFile>

const files = z.object({ files: z.array(PaymentFile) })
const base64Length = Math.ceil(largestDocument / 3) * 4

/** The input and output for adding a receipt, whether staff or the client add it. */
const adding = {
  input: z.object({
    id: id(),
    name: text(200),
    /** Base64. */
    data: z.string(),
  }),
  largestBody: base64Length + 10_000,
  output: success(),
  errors: ['not_found', 'file_kind', 'file_size', 'file_refused', 'files_away', 'too_many_papers'],
} as const

/** The receipts for any client’s payment. */
export const listPaymentFiles = contract({
  method: 'GET',
  path: '/payments/files',
  operation: 'paymentFiles.listPaymentFiles',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: files,
  errors: ['not_found'],
})

/** The receipts for one of the caller’s payments. */
export const listOwnPaymentFiles = contract({
  method: 'GET',
  path: '/payments/own-files',
  operation: 'paymentFiles.listOwnPaymentFiles',
  audience: 'buyer',
  input: z.object({ id: id() }),
  output: files,
  errors: ['not_found'],
})

/** Adds a receipt to a payment: PDF, JPG or PNG, recognized by its content, up to 10 MB. The client sees it. */
export const addPaymentFile = contract({
  method: 'POST',
  path: '/payments/add-file',
  operation: 'paymentFiles.addPaymentFile',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  ...adding,
})

/**
 * Adds a receipt to one of the caller’s payments: PDF, JPG or PNG, recognized by its content, up to 10 MB. Staff see
 * it.
 */
export const addOwnPaymentFile = contract({
  method: 'POST',
  path: '/payments/add-own-file',
  operation: 'paymentFiles.addOwnPaymentFile',
  audience: 'buyer',
  ...adding,
})

/** Deletes a receipt, with a reason. */
export const deletePaymentFile = contract({
  method: 'DELETE',
  path: '/payments/delete-file',
  operation: 'paymentFiles.deletePaymentFile',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    id: id(),
    /** The receipt. */
    fileId: id(),
    reason: text(300),
  }),
  output: success(),
  errors: ['not_found', 'field_required'],
})
