import { type Actor, isManager } from '../access/actor.ts'
import { accountNewsTypes } from './event-types.ts'

/** What the list of notifications can be narrowed to. */
export const notificationKinds = ['all', 'bids', 'purchases', 'messages'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Money that has come in, and the shipping and documents of purchases; lots found for an order are bid on. */
export const purchaseNewsTypes = accountNewsTypes.filter((type) => type !== 'lotOffered')

/** Staff do not buy anything, so they have no payments of their own. */
export const notificationKindsOf = (
  actor: Pick<Actor, 'userType' | 'roleId'>,
): readonly NotificationKind[] =>
  isManager(actor) ? notificationKinds.filter((kind) => kind !== 'purchases') : notificationKinds
