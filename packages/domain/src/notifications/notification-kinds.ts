import { type Actor, isManager } from '../access/actor.ts'
import { accountNewsTypes } from './event-types.ts'

/** What the list of notifications can be narrowed to. */
export const notificationKinds = ['all', 'bids', 'purchases', 'messages'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Money that has come, the way of what was bought and its papers; what is found for an order is bid on. */
export const purchaseNewsTypes = accountNewsTypes.filter((type) => type !== 'lotOffered')

/** Staff buys nothing, and is told of no money of its own. */
export const notificationKindsOf = (
  actor: Pick<Actor, 'userType' | 'roleId'>,
): readonly NotificationKind[] =>
  isManager(actor) ? notificationKinds.filter((kind) => kind !== 'purchases') : notificationKinds
