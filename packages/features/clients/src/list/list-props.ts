import type { ClientRow } from '@seriba/contracts/clients'
import type { Around } from '../client/neighbours.ts'
import type { ClientsModel } from './use-clients-query.ts'

/** What a page of clients is rendered from, as a table or as cards. */
export type ClientListProps = {
  clients: readonly ClientRow[]
  model: ClientsModel
  /** The client on whom the keys act. */
  focused: number | null
  onFocus: (userId: number) => void
  /** Whose limits are being set. */
  limited: number | null
  onLimit: (userId: number | null) => void
}

/** The id of a client's row or card, by which keys find it. */
export const clientElementId = (userId: number) => `client-${userId}`

/** Passed to the client who is opened: the way to the next one. */
export const aroundOf = (clients: readonly ClientRow[]): Around => ({
  ids: clients.map(({ userId }) => userId),
})
