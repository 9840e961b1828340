import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/notification-list'
import type { Actor } from '@seriba/domain/access/actor'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { markAllRead, markRead } from './notification-list.repository.ts'

/** What one has looked at; nobody else's list knows of it. */
export function readNotifications(
  { db }: { db: Db },
  actor: Actor,
  { seqs, upTo }: Input<typeof contracts.readNotifications>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    if (seqs.length > 0) await markRead(tx, actor, seqs)
    if (upTo !== undefined) await markAllRead(tx, actor.userId, upTo)
  })
}
