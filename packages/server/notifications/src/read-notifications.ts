import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/notification-list'
import type { Actor } from '@seriba/domain/access/actor'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { markAllRead, markRead } from './notification-list.repository.ts'

/** Marks what the user has looked at, on all of their devices; nobody else's list changes. */
export function readNotifications(
  { db }: { db: Db },
  actor: Actor,
  { seqs, upTo }: Input<typeof contracts.readNotifications>,
  caller: Pick<Caller, 'connection'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const some = seqs.length > 0 && (await markRead(tx, actor, seqs))
    const all = upTo !== undefined && (await markAllRead(tx, actor.userId, upTo))
    if (!some && !all) return
    await recordEvent(tx, {
      name: 'notification',
      rooms: [socketRooms.user(actor.userId)],
      payload: { eventType: 'newsRead', bidId: null },
      by: { actor, caller },
    })
  })
}
