import type * as contracts from '@seriba/contracts/chat'
import type { Input, Output } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { bidUserFor } from '@seriba/server-bids/bid-user'
import type { Db } from '@seriba/server-kit/db'
import { findChat, messagesOf } from './chat.repository.ts'

/** A bid's conversation, oldest first. The reader's own messages are those of their side. */
export async function readChat(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.bidChat>,
): Promise<Output<typeof contracts.bidChat>> {
  const chat = await findChat(db, actor, bidId)
  const messages = await messagesOf(db, chat.bidId)
  const fromMySide = (byClient: boolean) => byClient !== isManager(actor)
  const lastOfOthers = messages.findLast(({ by_client }) => !fromMySide(by_client))
  return {
    chat: messages.map(({ id, text, at, by_client }) => ({
      id,
      text,
      time: at,
      isOwn: fromMySide(by_client),
    })),
    comment: chat.comment,
    isRead: !lastOfOthers || (chat.readAt !== null && chat.readAt >= lastOfOthers.at),
    lotNo: chat.lotNo,
    auctionName: chat.auction,
    user: bidUserFor(actor, chat),
  }
}
