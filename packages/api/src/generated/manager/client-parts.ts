// Generated from packages/contracts/src/client-parts.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/client-parts'
import * as cache from '../../cache/client-parts.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What makes up the credit held by a client's active bids, largest part first; wins come last. `GET /client/credit` */
export const clientCredit = query(contracts.clientCredit, cache.clientCredit)
export const useClientCreditQuery = useQueryOf(clientCredit)
export const useLazyClientCreditQuery = useLazyQueryOf(clientCredit)

/** What a client has paid and been charged, newest first. `GET /client/ledger` */
export const clientLedger = query(contracts.clientLedger, cache.clientLedger)
export const useClientLedgerQuery = useQueryOf(clientLedger)
export const useLazyClientLedgerQuery = useLazyQueryOf(clientLedger)

/** What a client has bought, newest first. `GET /client/purchases` */
export const clientPurchases = query(contracts.clientPurchases, cache.clientPurchases)
export const useClientPurchasesQuery = useQueryOf(clientPurchases)
export const useLazyClientPurchasesQuery = useLazyQueryOf(clientPurchases)

/** A client's sessions, most recently used first, and how the client logs in. `GET /client/sessions` */
export const clientSessions = query(contracts.clientSessions, cache.clientSessions)
export const useClientSessionsQuery = useQueryOf(clientSessions)
export const useLazyClientSessionsQuery = useLazyQueryOf(clientSessions)

/** Logs a client out of one browser, or of all of them. `POST /client/close-sessions` */
export const closeClientSessions = mutation(contracts.closeClientSessions, cache.closeClientSessions)
export const useCloseClientSessionsMutation = useMutationOf(closeClientSessions)

/** Sets all live bids of a client to Don't bid. Bids whose auction starts within the hour or has started are listed in the answer: the hall has to be notified manually. `POST /client/stop-bids` */
export const stopClientBids = mutation(contracts.stopClientBids, cache.stopClientBids)
export const useStopClientBidsMutation = useMutationOf(stopClientBids)
