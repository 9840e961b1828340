import type * as contracts from '@seriba/contracts/chat'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { actorOf } from '@seriba/server-account/session'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { withIdempotencyKey } from '@seriba/server-kit/idempotency'
import { enqueueLater } from '@seriba/server-kit/jobs'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { type Chat, findChat, insertMessage, markRead } from './chat.repository.ts'
import { unreadMailMs } from './mail-unread-chat.ts'

/** Posts a message about a bid; its author has read what came before. */
export function saveMessage(
  { db }: { db: Db },
  actor: Actor,
  { bidId, comment, idempotencyKey }: Input<typeof contracts.saveChat>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const request = { userId: actor.userId, key: idempotencyKey, asked: { bidId, comment } }
  return withTransaction({ db }, async (tx) => {
    // If the same message is sent twice at once, the second waits for the first.
    if (idempotencyKey) await sql`select pg_advisory_xact_lock(hashtext(${idempotencyKey}))`.execute(tx)
    await withIdempotencyKey(tx, request, async () => {
      await say(tx, actor, { bidId, comment }, caller)
      return null
    })
  })
}

async function say(
  tx: Tx,
  actor: Actor,
  { bidId, comment }: { bidId: number; comment: string },
  caller: Pick<Caller, 'connection' | 'ip'>,
) {
  const chat = await findChat(tx, actor, bidId)
  const byClient = !isManager(actor)
  const message = await insertMessage(tx, {
    bidId: chat.bidId,
    authorId: actor.userId,
    byClient,
    text: comment,
  })
  await markRead(tx, actor, chat.bidId)
  const side = byClient ? 'staff' : 'client'
  await enqueueLater(
    tx,
    'chatUnread',
    { bidId: chat.bidId, side },
    { afterMs: unreadMailMs, key: `chat-unread:${chat.bidId}:${side}` },
  )
  await recordAudit(tx, { actor, action: 'chat.write', entity: 'bid', entityId: chat.bidId, ip: caller.ip })
  const isDealerIn = chat.dealer_id !== null && (await isInChats(tx, chat.dealer_id))
  await notifyPrograms(tx, chat, { ...message, byClient, text: comment }, isDealerIn)
  await recordEvent(tx, {
    name: 'chat-notification',
    rooms: [
      socketRooms.staff,
      socketRooms.user(chat.client_id),
      ...(isDealerIn ? [socketRooms.dealer(Number(chat.dealer_id))] : []),
    ],
    by: { actor, caller },
    payload: {
      eventType: 'chatMessage',
      bidId: chat.bidId,
      clientId: chat.client_id,
      client: chat.full_name,
      id: message.id,
      actionBy: actor.userId,
      comment,
      isClientMessage: byClient,
      time: message.at,
      lotNo: chat.lotNo,
      auctionName: chat.auction,
      specification: specificationOf(chat),
    },
  })
}

type Message = { id: number; at: string; byClient: boolean; text: string }

/** The programs of the chat's participants: the client, who may be a dealer, and their dealer. */
async function notifyPrograms(tx: Tx, chat: Chat, { id, at, byClient, text }: Message, isDealerIn: boolean) {
  const told = {
    ...{ messageId: id, bidId: chat.bidId, clientId: chat.client_id, lotId: String(chat.lotId) },
    ...{ by: byClient ? 'client' : 'staff', text, at },
  }
  await sql`
    select tell_webhooks(
      array(select d from webhook_listeners(${chat.client_id}) as d
        where d = ${chat.client_id} or ${isDealerIn}::boolean),
      'bid.message', ${JSON.stringify(told)}::json
    )`.execute(tx)
}

/** Whether a dealer takes part in their clients' chats. */
async function isInChats(tx: Tx, dealerId: number): Promise<boolean> {
  const dealer = await tx
    .selectFrom('users')
    .select(['id', 'user_type', 'role_id', 'language', 'permissions', 'staff_role'])
    .where('id', '=', dealerId)
    .executeTakeFirstOrThrow()
  return canJoinChat(actorOf(dealer), 'other')
}
