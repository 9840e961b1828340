import { type Actor, isManager } from './actor.ts'
import type { PermissionFlag } from './permissions.ts'

/** What staff need in order to read a desk, and therefore to be notified when it changes. */
const flagOfDesk = {
  clients: 'managerBidForClient',
  purchases: 'managerBidForClient',
  payments: 'managerBidForClient',
  feeds: 'feedsManage',
} as const satisfies Record<string, PermissionFlag>

export type Desk = keyof typeof flagOfDesk
const desks = Object.keys(flagOfDesk) as Desk[]

/** The desks a person may read. */
export const desksOf = (actor: Actor): Desk[] =>
  isManager(actor) ? desks.filter((desk) => actor.permission[flagOfDesk[desk]]) : []
