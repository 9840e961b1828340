import type * as contracts from '@seriba/contracts/chat'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { findChat, isWaiting, markRead } from './chat.repository.ts'

/** Marks the messages for a side as read by all of it, on every device. */
export function markChatRead(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.updateChatStatus>,
  caller: Pick<Caller, 'connection'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const chat = await findChat(tx, actor, bidId)
    const waited = await isWaiting(tx, actor, chat.bidId)
    await markRead(tx, actor, chat.bidId)
    if (!waited) return
    const dealerRooms = chat.dealer_id === null ? [] : [socketRooms.dealer(Number(chat.dealer_id))]
    await recordEvent(tx, {
      name: 'notification',
      rooms: isManager(actor) ? [socketRooms.staff] : [socketRooms.user(chat.client_id), ...dealerRooms],
      payload: { eventType: 'newsRead', bidId: chat.bidId },
      by: { actor, caller },
    })
  })
}
