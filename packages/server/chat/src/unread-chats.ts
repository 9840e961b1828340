import type { Actor } from '@seriba/domain/access/actor'
import { chatWaitsFor } from '@seriba/server-bids/chat-of-bid'
import type { Db } from '@seriba/server-kit/db'
import { countedTo } from '@seriba/server-notifications/notification-list.repository'
import { sql } from 'kysely'

/** Bids with unread messages for the actor's side, the latest first, however old. */
export async function unreadChatsOf(db: Db, actor: Actor): Promise<number[]> {
  const { rows } = await sql<{ bidId: number }>`
    select b.id as "bidId" from bids b join users c on c.id = b.client_id
    where ${chatWaitsFor(actor)}
    order by (select max(id) from bid_messages where bid_id = b.id) desc limit ${countedTo}`.execute(db)
  return rows.map(({ bidId }) => bidId)
}
