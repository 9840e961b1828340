import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import type { Db, Tx } from '@seriba/server-kit/db'
import { notFound } from '@seriba/server-kit/refusal'
import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '../bids/bid.repository.ts'
import { type BidUserRow, bidUserColumns } from '../bids/bid-user.ts'

export type Chat = BidUserRow & {
  bidId: number
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

/** A dealer who only watches his clients' bids takes no part in their chats (GAP50). */
export const chatsWith = (actor: Actor): RawBuilder<boolean> =>
  isDealer(actor) && !actor.permission.dealerBidAccess ? sql`b.client_id = ${actor.userId}` : visibleTo(actor)

const readMark = (actor: Actor) => (isManager(actor) ? 'staff_read_at' : 'client_read_at')

/** Whether a bid `b` has messages that wait for the actor's side. */
export const chatWaitsFor = (actor: Actor): RawBuilder<boolean> => sql`(${chatsWith(actor)} and exists (
  select from bid_messages m
  where m.bid_id = b.id and m.by_client = ${isManager(actor)}::boolean
    and m.at > coalesce(b.${sql.ref(readMark(actor))}, '-infinity')
))`

export async function findChat(db: Db | Tx, actor: Actor, bidId: number): Promise<Chat> {
  const { rows } = await sql<Chat>`
    select b.id as "bidId", b.comment, b.${sql.ref(readMark(actor))} as "readAt",
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

/** A side has read all there is by now. */
export async function markRead(tx: Tx, actor: Actor, bidId: number) {
  await tx
    .updateTable('bids')
    .set({ [readMark(actor)]: sql`clock_timestamp()` })
    .where('id', '=', bidId)
    .execute()
}
