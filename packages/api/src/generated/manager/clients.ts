// Generated from packages/contracts/src/clients.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/clients'
import * as cache from '../../cache/clients.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Assigns several clients to one colleague, or to nobody with 0. `PUT /client/assign` */
export const assignClients = mutation(contracts.assignClients, cache.assignClients)
export const useAssignClientsMutation = useMutationOf(assignClients)

/** Every change made to a client's account, bids and purchases, newest first. `GET /client/history` */
export const clientHistory = query(contracts.clientHistory, cache.clientHistory)
export const useClientHistoryQuery = useQueryOf(clientHistory)
export const useLazyClientHistoryQuery = useLazyQueryOf(clientHistory)

/** Opens an account for a client, who gets a link to set a password. `POST /client/create` */
export const createClient = mutation(contracts.createClient, cache.createClient)
export const useCreateClientMutation = useMutationOf(createClient)

/** A link to the same clients, all of them, as a spreadsheet or as CSV; it works for one minute and only for the caller. `GET /client/export` */
export const exportClients = query(contracts.exportClients)
export const useExportClientsQuery = useQueryOf(exportClients)
export const useLazyExportClientsQuery = useLazyQueryOf(exportClients)

/** The managers and dealers who can look after clients. `GET /client/account-managers` */
export const listAccountManagers = query(contracts.listAccountManagers, cache.listAccountManagers)
export const useListAccountManagersQuery = useQueryOf(listAccountManagers)
export const useLazyListAccountManagersQuery = useLazyQueryOf(listAccountManagers)

/** The company's clients, one page at a time (GAP21). `GET /client/index` */
export const listClients = query(contracts.listClients, cache.listClients)
export const useListClientsQuery = useQueryOf(listClients)
export const useLazyListClientsQuery = useLazyQueryOf(listClients)

/** Turns two-step login off for a client who has lost access to it, and closes their sessions; the client is notified by email. `POST /client/reset-2fa` */
export const resetTwoStep = mutation(contracts.resetTwoStep, cache.resetTwoStep)
export const useResetTwoStepMutation = useMutationOf(resetTwoStep)

/** Changes the given fields, and nothing else. A new role starts with its own template; the role and the limits require a reason. A daily limit above 0 turns its flag on. A change of email address is announced to both addresses. `PUT /client/update` */
export const updateClient = mutation(contracts.updateClient, cache.updateClient)
export const useUpdateClientMutation = useMutationOf(updateClient)

/** Overrides the role's template for some flags, with a reason; null returns a flag to the template. `PUT /client/update-permissions` */
export const updatePermissions = mutation(contracts.updatePermissions, cache.updatePermissions)
export const useUpdatePermissionsMutation = useMutationOf(updatePermissions)

/** Everything staff know about a client. `GET /client/view` */
export const viewClient = query(contracts.viewClient, cache.viewClient)
export const useViewClientQuery = useQueryOf(viewClient)
export const useLazyViewClientQuery = useLazyQueryOf(viewClient)
