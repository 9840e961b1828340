import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, success, text } from './fields.ts'

/** A link to all that is kept of the caller, as a ZIP of JSON and documents; it works for ten minutes (GAP68). */
export const exportOwnData = contract({
  method: 'GET',
  path: '/user/export',
  operation: 'privacy.exportOwnData',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({ url: z.string(), deletionAsked: z.nullable(instant()) }),
  errors: [],
})

/** Asks staff to delete what is kept of the caller, or takes that back. */
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
 * Deletes who a client is: name, contacts and documents, for good. Ledger and audit log stay. Rejected while there is
 * money, a live bid or a vehicle under way.
 */
export const deleteClient = contract({
  method: 'PUT',
  path: '/client/delete',
  operation: 'privacy.deleteClient',
  audience: 'manager',
  needs: ['managerBidForClient', 'staffManage'],
  input: z.object({ id: id(), reason: text(300) }),
  output: success(),
  errors: ['client_not_found', 'field_required', 'client_bound'],
})
