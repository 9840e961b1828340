import type { Actor } from '@seriba/domain/access/actor'
import { type BidUserRow, bidUserColumns } from '@seriba/server-bids/bid-user'
import { chatsWith, chatWaitsFor, readMark } from '@seriba/server-bids/chat-of-bid'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type Chat = BidUserRow & {
  bidId: number
  lotId: number
  comment: string
  /** When the actor's side last read it. */
  readAt: string | null
  lotNo: number
  auction: string
  maker: string
  model: string
  grade: string
  year: number | null
}

export async function findChat(db: Db | Tx, actor: Actor, bidId: number): Promise<Chat> {
  const { rows } = await sql<Chat>`
    select b.id as "bidId", b.lot_id as "lotId", b.comment, b.${sql.ref(readMark(actor))} as "readAt",
      l.lot_no as "lotNo", l.auction, l.maker, l.model, l.grade, l.year, ${bidUserColumns}
    from bids b
    join users c on c.id = b.client_id
    left join users d on d.id = c.dealer_id
    join lots l on l.id = b.lot_id
    where b.id = ${bidId}::bigint and ${chatsWith(actor)}`.execute(db)
  return rows[0] ?? notFound('bid_not_found')
}

export const messagesOf = (db: Db, bidId: number) =>
  db
    .selectFrom('bid_messages')
    .select(['id', 'text', 'at', 'by_client'])
    .where('bid_id', '=', bidId)
    .orderBy('id')
    .execute()

export const insertMessage = (
  tx: Tx,
  message: { bidId: number; authorId: number; byClient: boolean; text: string },
) =>
  tx
    .insertInto('bid_messages')
    .values({
      bid_id: message.bidId,
      author_id: message.authorId,
      by_client: message.byClient,
      text: message.text,
    })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow()

/** Whether there are unread messages for the actor's side. */
export async function isWaiting(tx: Tx, actor: Actor, bidId: number): Promise<boolean> {
  const { rows } = await sql`
    select from bids b join users c on c.id = b.client_id
    where b.id = ${bidId}::bigint and ${chatWaitsFor(actor)}`.execute(tx)
  return rows.length > 0
}

/** Records that a side has read everything so far. */
export async function markRead(tx: Tx, actor: Actor, bidId: number) {
  await tx
    .updateTable('bids')
    .set({ [readMark(actor)]: sql`clock_timestamp()` })
    .where('id', '=', bidId)
    .execute()
}
