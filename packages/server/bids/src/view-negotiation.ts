import type { Output } from '@seriba/contracts/contract'
import type { ToldOfAsk } from '@seriba/contracts/negotiated-client'
import type * as contracts from '@seriba/contracts/negotiations'
import type { BidToNegotiate } from '@seriba/contracts/negotiations'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { askedAt } from '@seriba/server-kit/negotiation-told'
import { sql } from 'kysely'
import { reachOf } from './negotiation-reach.ts'
import { negotiatedBid, negotiationOf, turnsOf } from './negotiations.repository.ts'

/**
 * The last negotiation about a bid; null if the caller may not see one. The client's view of it is recorded for the
 * desk.
 */
export async function viewNegotiation(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  bidId: number,
): Promise<Output<typeof contracts.viewNegotiation> | null> {
  const found = await negotiationOf(db, actor, bidId)
  if (!found) return null
  const turns = await turnsOf(db, bidId)
  const messages = await messagesOf(db, bidId)
  const reach = found.outcome === null ? await reachOf(db, bidId, company.bidStep) : null
  if (isManager(actor)) {
    const [told, hallContact] = await Promise.all([
      askDeliveryOf(db, found.id),
      contactOf(db, found.auctionName),
    ])
    return { ...found, turns, messages, told, hallContact, reach }
  }
  await keepLook(db, actor, bidId)
  // Buyers talk to the company rather than to one of its people.
  return {
    ...found,
    turns: turns.map((turn) => ({ ...turn, by: null })),
    messages,
    told: null,
    hallContact: null,
    reach: reach && { ...reach, budget: null },
  }
}

/** The bid that staff are about to negotiate, with the person they call. */
export async function bidToNegotiate(
  db: Db,
  actor: Actor,
  bidId: number,
): Promise<BidToNegotiate | undefined> {
  const bid = await negotiatedBid(db, actor, bidId)
  return bid && { ...bid, hallContact: await contactOf(db, bid.auctionName) }
}

async function messagesOf(db: Db, bidId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from bid_messages where bid_id = ${bidId}::integer`.execute(db)
  return rows[0]?.count ?? 0
}

async function askDeliveryOf(db: Db, id: number): Promise<ToldOfAsk> {
  const { rows } = await sql<{ seenAt: string | null; by: ToldOfAsk['by'] }>`
    select case when n.seen_at >= ${askedAt} then n.seen_at end as "seenAt",
      coalesce((
        select json_agg(json_build_object('channel', w.channel,
          'at', to_char(w.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by w.at)
        from negotiation_told w where w.negotiation_id = n.id and w.at >= ${askedAt}
      ), '[]') as by
    from negotiations n where n.id = ${id}::integer`.execute(db)
  return rows[0] ?? { seenAt: null, by: [] }
}

/** A dealer's view does not mean that the client knows. */
const keepLook = (db: Db, { userId }: Actor, bidId: number) =>
  sql`
    update negotiations n set seen_at = now() from bids b
    where b.id = n.bid_id and b.id = ${bidId}::integer and b.client_id = ${userId}::integer
      and n.outcome is null and (n.seen_at is null or n.seen_at < ${askedAt})`.execute(db)

async function contactOf(db: Db, auction: string): Promise<string> {
  const found = await db
    .selectFrom('hall_contacts')
    .select('contact')
    .where('auction', '=', auction)
    .executeTakeFirst()
  return found?.contact ?? ''
}
