import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { markWinsSeen } from './win-notifications.repository.ts'

/** The client has closed the modal: these wins are not announced again (GAP16). */
export function updateNotificationStatus(
  { db }: { db: Db },
  actor: Actor,
  { ids }: Input<typeof contracts.updateNotificationStatus>,
  caller: Pick<Caller, 'connection'>,
) {
  // An invalid ID matches nothing; it must not turn into 'all of them'.
  const bidIds = ids.map(Number).map((id) => (Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0))
  return withTransaction({ db }, async (tx) => {
    const seen = await markWinsSeen(tx, actor.userId, bidIds)
    if (seen.length === 0) return
    await recordEvent(tx, {
      name: 'notification',
      rooms: [socketRooms.user(actor.userId)],
      payload: { eventType: 'winsSeen', bidIds: seen.map(String) },
      by: { actor, caller },
    })
  })
}
