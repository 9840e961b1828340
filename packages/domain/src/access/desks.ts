import { type Actor, isManager } from './actor.ts'
import type { PermissionFlag } from './permissions.ts'

/** What staff needs to read a desk, and so to be told that it has changed. */
const flagOfDesk = {
  clients: 'managerBidForClient',
  purchases: 'managerBidForClient',
  payments: 'managerBidForClient',
  feeds: 'feedsManage',
} as const satisfies Record<string, PermissionFlag>

export type Desk = keyof typeof flagOfDesk
const desks = Object.keys(flagOfDesk) as Desk[]

/** The desks that somebody may read. */
export const desksOf = (actor: Actor): Desk[] =>
  isManager(actor) ? desks.filter((desk) => actor.permission[flagOfDesk[desk]]) : []
