import type * as contracts from '@seriba/contracts/client-parts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { clientChanged, idTag, listTag } from '../tags.ts'

/** Staff are notified of clients' balances by this name: a win that gets its price is a ledger entry. */
const theirBalance = idTag('Balance', 'client')

export const clientPurchases: QueryRules<typeof contracts.clientPurchases> = {
  providesTags: (_purchases, _error, { id }) => [idTag('Client', id), listTag('Purchase'), theirBalance],
}

export const clientLedger: QueryRules<typeof contracts.clientLedger> = {
  providesTags: (_records, _error, { id }) => [idTag('Client', id), theirBalance],
}

export const clientCredit: QueryRules<typeof contracts.clientCredit> = {
  providesTags: (_parts, _error, { id }) => [idTag('Client', id), theirBalance, listTag('Bid')],
}

export const clientSessions: QueryRules<typeof contracts.clientSessions> = {
  providesTags: (_sessions, _error, { id }) => [idTag('Client', id)],
}

export const closeClientSessions: MutationRules<typeof contracts.closeClientSessions> = {
  invalidatesTags: (_done, _error, { id }) => [idTag('Client', id)],
}

export const stopClientBids: MutationRules<typeof contracts.stopClientBids> = {
  invalidatesTags: (_done, _error, { id }) => [...clientChanged(id), listTag('Bid')],
}
