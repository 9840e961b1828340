import type * as contracts from '@seriba/contracts/chat'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { findChat, markRead } from './chat.repository.ts'

export function markChatRead(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.updateChatStatus>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const chat = await findChat(tx, actor, bidId)
    await markRead(tx, actor, chat.bidId)
  })
}
