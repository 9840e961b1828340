import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/notification-list'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import { countUnread, notificationsOf } from './notification-list.repository.ts'
import type {} from './ports.ts'

/** The user's notifications from the days for which events are kept, newest first. */
export async function listNotifications(
  { db, unreadChats }: Pick<AppContext, 'db' | 'unreadChats'>,
  actor: Actor,
  { kind, limit }: Input<typeof contracts.notificationList>,
): Promise<Output<typeof contracts.notificationList>> {
  const [found, unread, chats] = await Promise.all([
    notificationsOf(db, actor, kind, limit + 1),
    countUnread(db, actor),
    unreadChats(actor),
  ])
  const { all, ...unreadOf } = unread
  return {
    items: found.slice(0, limit),
    more: found.length > limit,
    unread: all,
    unreadOf,
    unreadChats: chats,
  }
}
