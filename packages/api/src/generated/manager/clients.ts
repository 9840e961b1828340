// Generated from packages/contracts/src/clients.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/clients'
import * as cache from '../../cache/clients.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What was ever done to a client's account, newest first. `GET /client/history` */
export const clientHistory = query(contracts.clientHistory, cache.clientHistory)
export const useClientHistoryQuery = useQueryOf(clientHistory)
export const useLazyClientHistoryQuery = useLazyQueryOf(clientHistory)

/** Opens an account for a client, who gets a link to set a password. `POST /client/create` */
export const createClient = mutation(contracts.createClient, cache.createClient)
export const useCreateClientMutation = useMutationOf(createClient)

/** Where the same clients, all of them, can be had as a table for a spreadsheet: for a minute, by who asks. `GET /client/export` */
export const exportClients = query(contracts.exportClients)
export const useExportClientsQuery = useQueryOf(exportClients)
export const useLazyExportClientsQuery = useLazyQueryOf(exportClients)

/** Everybody the company bids for, a page of them (GAP21). `GET /client/index` */
export const listClients = query(contracts.listClients, cache.listClients)
export const useListClientsQuery = useQueryOf(listClients)
export const useLazyListClientsQuery = useLazyQueryOf(listClients)

/** Who may look after clients. `GET /client/keepers` */
export const listKeepers = query(contracts.listKeepers, cache.listKeepers)
export const useListKeepersQuery = useQueryOf(listKeepers)
export const useLazyListKeepersQuery = useLazyQueryOf(listKeepers)

/** Takes the second step off a client who has lost it, and closes his sessions; he is told by mail. `POST /client/reset-2fa` */
export const resetTwoStep = mutation(contracts.resetTwoStep, cache.resetTwoStep)
export const useResetTwoStepMutation = useMutationOf(resetTwoStep)

/** Changes what is named, and nothing else. Another kind begins with its own template; it and other limits need a reason. A daily limit above 0 switches its flag on. Another email address is told to both. `PUT /client/update` */
export const updateClient = mutation(contracts.updateClient, cache.updateClient)
export const useUpdateClientMutation = useMutationOf(updateClient)

/** Overrides what the template of their kind says of some flags, for a reason; null gives one back to the template. `PUT /client/update-permissions` */
export const updatePermissions = mutation(contracts.updatePermissions, cache.updatePermissions)
export const useUpdatePermissionsMutation = useMutationOf(updatePermissions)

/** Everything staff know about a client. `GET /client/view` */
export const viewClient = query(contracts.viewClient, cache.viewClient)
export const useViewClientQuery = useQueryOf(viewClient)
export const useLazyViewClientQuery = useLazyQueryOf(viewClient)
