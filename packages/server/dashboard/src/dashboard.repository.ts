import type { Shipment, WaitingChat } from '@seriba/contracts/dashboard'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { userTypes } from '@seriba/domain/access/roles'
import { dashboardRows, dashboardSpans } from '@seriba/domain/dashboard/spans'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { chatsWith } from '@seriba/server-bids/chat-of-bid'
import { availableByClient } from '@seriba/server-credit/client-figures'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Scope } from './dashboard-bids.repository.ts'

/** Chats whose last message is from the other side and unread, the latest first. */
export async function waitingChats(db: Db, { actor, now, whose }: Scope) {
  const staff = isManager(actor)
  const readAt = sql.ref(staff ? 'staff_read_at' : 'client_read_at')
  const since = new Date(now.getTime() - dashboardSpans.chatMs)
  const { rows } = await sql<WaitingChat & { count: number }>`
    select "bidId", "lotNo", author, text, at, count(*) over () as count
    from (
      select distinct on (m.bid_id) b.id as "bidId", l.lot_no as "lotNo",
        a.full_name as author, m.text, m.at
      from bid_messages m
      join bids b on b.id = m.bid_id
      join lots l on l.id = b.lot_id
      join users c on c.id = b.client_id
      join users a on a.id = m.author_id
      where m.at > ${since} and m.by_client = ${staff}::boolean and ${chatsWith(actor)}
        and (${!staff || whose === 'all'}::boolean or c.manager_id = ${actor.userId})
        and m.at > coalesce(b.${readAt}, '-infinity')
      order by m.bid_id, m.id desc
    ) as waiting
    order by at desc limit ${dashboardRows}`.execute(db)
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count, ...chat }) => chat) }
}

/** What is on its way to the actor, or to a dealer's clients. */
export async function shipmentsOf(db: Db, actor: Actor) {
  const { rows } = await sql<Shipment & { count: number }>`
    select p.id, concat_ws(' ', p.lot->>'maker', p.lot->>'model') as title, p.lot->'images'->>0 as image,
      p.status, p.voyage, p.etd, p.eta, count(*) over () as count
    from purchases p join users c on c.id = p.client_id
    where (c.id = ${actor.userId} or (${isDealer(actor)}::boolean and c.dealer_id = ${actor.userId}))
      and (p.status is null or p.status < 5) and p.taken_back_at is null
    order by p.status desc nulls last, p.eta nulls last, p.id desc
    limit ${dashboardRows}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ count, image, ...shipment }) => ({ ...shipment, image: image && thumbnailOf(image) })),
  }
}

/** Clients whose live bids exceed what they may owe. */
export async function countOverLimit(db: Db, { actor, now, whose }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users c join (${availableByClient(now)}) free on free.client_id = c.id
    where free.figure + c.credit_limit < 0 and c.user_type = ${userTypes.client}
      and (${whose === 'all'}::boolean or c.manager_id = ${actor.userId})`.execute(db)
  return rows[0]?.count ?? 0
}
