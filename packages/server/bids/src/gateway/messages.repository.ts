import type { ForwardingAction } from '@seriba/domain/bids/forwarding'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { HallOrder } from './auction-gateway.ts'

export type Message = {
  id: string
  seq: number
  bidId: number
  action: string
  amount: number | null
  attempts: number
}

type NewMessage = { id: string; bidId: number; action: ForwardingAction; amount: number | null }

/** A bid's waiting message, if it has the same content: it keeps its ID however often it is sent. */
export async function openMessage(tx: Tx, message: NewMessage): Promise<Message> {
  const { bidId, action, amount } = message
  const { rows } = await sql<Message>`
    select id, seq, bid_id as "bidId", action, amount, attempts from gateway_messages
    where bid_id = ${bidId} and state = 'waiting' and direction = 'out' and action = ${action}
      and amount is not distinct from ${amount}::bigint
    order by seq desc limit 1`.execute(tx)
  if (rows[0]) return rows[0]
  await endMessage(tx, { bidId, state: 'replaced' })
  const { seq } = await tx
    .insertInto('gateway_messages')
    .values({ id: message.id, direction: 'out', bid_id: bidId, action, amount, state: 'waiting' })
    .returning('seq')
    .executeTakeFirstOrThrow()
  return { ...message, seq, attempts: 0 }
}

type Ended = {
  /** By default, every message waiting for the bid. */
  id?: string
  bidId: number
  state: 'waiting' | 'accepted' | 'refused' | 'failed' | 'replaced'
  detail?: string
  attempts?: number
}

export async function endMessage(tx: Tx, { id, bidId, state, detail = '', attempts }: Ended) {
  await sql`
    update gateway_messages
    set state = ${state}, detail = ${detail}, updated_at = now(),
      attempts = coalesce(${attempts ?? null}::integer, attempts + ${id === undefined ? 0 : 1}::integer)
    where bid_id = ${bidId} and state = 'waiting' and direction = 'out'
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)`.execute(tx)
}

/** What a message tells the hall. */
export async function orderOf(tx: Tx, { id, seq, bidId, amount }: Message): Promise<HallOrder> {
  const { rows } = await sql<Omit<HallOrder['lot'], 'auctionDate'> & { auctionDate: string }>`
    select l.auction as hall, l.lot_no as "lotNo", l.kind, l.auction_at as "auctionDate", l.maker, l.model, l.chassis
    from bids b join lots l on l.id = b.lot_id where b.id = ${bidId}`.execute(tx)
  const [lot] = rows
  if (!lot) throw new Error('The bid is gone')
  return { id, sequence: seq, reference: String(bidId), lot, maximum: amount }
}
