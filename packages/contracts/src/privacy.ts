import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, success, text } from './fields.ts'

/**
 * Creates a link to download all of the caller's data, as a ZIP of JSON and documents; it works for ten minutes
 * (GAP68).
 */
export const exportOwnData = contract({
  method: 'GET',
  path: '/user/export',
  operation: 'privacy.exportOwnData',
  audience: 'buyer',
  input: z.object({}),
  slow: true,
  output: z.object({ url: z.string(), deletionAsked: z.nullable(instant()) }),
  errors: [],
})

/** Asks staff to delete the caller's data, or withdraws the request. */
export const askForDeletion = contract({
  method: 'POST',
  path: '/user/ask-deletion',
  operation: 'privacy.askForDeletion',
  audience: 'buyer',
  input: z.object({ withdraw: z._default(int(0, 1), 0) }),
  output: success(),
  errors: [],
})

/**
 * Permanently deletes a client's identity: name, contacts and documents. The ledger and the audit log stay. Rejected
 * while there is money, a live bid or a vehicle under way.
 */
export const deleteClient = contract({
  method: 'PUT',
  path: '/client/delete',
  operation: 'privacy.deleteClient',
  audience: 'manager',
  needs: ['managerBidForClient', 'staffManage'],
  input: z.object({ id: id(), reason: text(300) }),
  slow: true,
  output: success(),
  errors: ['client_not_found', 'field_required', 'client_bound'],
})
