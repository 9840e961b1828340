// Generated from packages/contracts/src/privacy.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/privacy'
import * as cache from '../../cache/privacy.ts'
import { mutation, useMutationOf } from '#engine'

/** Permanently deletes a client's identity: name, contacts and documents. The ledger and the audit log stay. Rejected while there is money, a live bid or a vehicle under way. `PUT /client/delete` */
export const deleteClient = mutation(contracts.deleteClient, cache.deleteClient)
export const useDeleteClientMutation = useMutationOf(deleteClient)
