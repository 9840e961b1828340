import { randomUUID } from 'node:crypto'
import {
  type ForwardingAction,
  forwardingAction,
  isForwardedByHand,
  retryPause,
} from '@seriba/domain/bids/forwarding'
import { hourMs } from '@seriba/domain/time/jst'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { bidLotsChanged, recordEvent } from '@seriba/server-kit/events'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { ZodError } from 'zod'
import type { AuctionGateway, HallAnswer, HallOrder } from './auction-gateway.ts'
import {
  type ForwardedBid,
  forwardedBids,
  isHandedOver,
  isOver,
  lotOf,
  markByHand,
  recordForwarded,
  wantedOf,
} from './forward-changes.ts'
import { enqueueForwarding } from './forwarding-job.ts'
import { endMessage, type Message, openMessage, orderOf } from './messages.repository.ts'

type Facts = {
  db: Db
  gateway: AuctionGateway | null
  log: Pick<FastifyBaseLogger, 'warn'>
  now?: () => Date
}

/** Tells the hall a bid's latest state, as often as necessary; the job of `enqueueForwarding`. */
export async function forwardBid(facts: Facts, { bidId }: { bidId: number }): Promise<void> {
  for (;;) {
    const message = await withTransaction(facts, (tx) => nextMessage(tx, bidId, facts))
    if (message === null) return
    const answer = await ask(facts, message)
    const again = await withTransaction(facts, (tx) => record(tx, message, answer, facts))
    if (!again) return
  }
}

type Failure = { failed: string }

async function ask({ gateway, log }: Facts, { action, order }: Pending): Promise<HallAnswer | Failure> {
  try {
    if (gateway === null) return { accepted: false, reason: 'There is no gateway any more' }
    return await gateway[action](order)
  } catch (error) {
    log.warn({ err: error, reference: order.reference, action }, 'a hall could not be informed of a bid')
    return { failed: wordsOf(error) }
  }
}

const wordsOf = (error: unknown): string => {
  if (error instanceof ZodError) return 'The hall’s answer could not be read'
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

type Pending = Message & { action: ForwardingAction; order: HallOrder }

/** The message to the hall, once it is stored; null if it has been sent, or nobody may send it any more. */
async function nextMessage(
  tx: Tx,
  bidId: number,
  { now = () => new Date() }: Facts,
): Promise<Pending | null> {
  const bid = await lockBid(tx, bidId)
  const action = bid && !isOver(bid, now()) ? forwardingAction(forwardedMaximumOf(bid), wantedBy(bid)) : null
  if (!bid || action === null) {
    await endMessage(tx, { bidId, state: 'replaced' })
    // A colleague handles it again: what the hall knows through the gateway is withdrawn, and they bid by hand.
    if (
      bid &&
      !isOver(bid, now()) &&
      !isHandedOver(bid) &&
      forwardingAction(bid.forwarded_maximum, wantedOf(bid))
    )
      await recordForwarded(tx, bidId, { maximum: wantedOf(bid), by: 'hand', now: now() })
    return null
  }
  if (isForwardedByHand(lotOf(bid), now())) {
    await endMessage(tx, { bidId, state: 'failed', detail: 'Less than an hour to the auction' })
    await markByHand(tx, bid, action)
    await recordEvent(tx, bidLotsChanged([bid.lot_id]))
    return null
  }
  const message = await openMessage(tx, { id: randomUUID(), bidId, action, amount: wantedBy(bid) })
  return { ...message, action, order: await orderOf(tx, message) }
}

/** Through the gateway only; what people have told the hall is left to them. */
const forwardedMaximumOf = (bid: ForwardedBid) =>
  bid.forwarded_by === 'gateway' ? bid.forwarded_maximum : null
const wantedBy = (bid: ForwardedBid) => (isHandedOver(bid) ? wantedOf(bid) : null)

/** Whether something else has to be sent immediately. */
async function record(
  tx: Tx,
  message: Pending,
  answer: HallAnswer | Failure,
  { now = () => new Date() }: Facts,
): Promise<boolean> {
  const bid = await lockBid(tx, message.bidId)
  if (!bid) return false
  const attempts = message.attempts + 1
  if ('failed' in answer) return retryLater(tx, bid, message, answer.failed, now())
  if (answer.accepted) {
    await endMessage(tx, { ...message, attempts, state: 'accepted' })
    await recordForwarded(tx, bid.id, { maximum: message.amount, by: 'gateway', now: now() })
  } else {
    await endMessage(tx, { ...message, attempts, state: 'refused', detail: answer.reason })
    await markByHand(tx, bid, message.action)
  }
  await recordEvent(tx, bidLotsChanged([bid.lot_id]))
  return answer.accepted
}

async function retryLater(
  tx: Tx,
  bid: ForwardedBid,
  message: Pending,
  detail: string,
  now: Date,
): Promise<false> {
  const attempts = message.attempts + 1
  const pause = retryPause(attempts)
  const lastMoment = Date.parse(bid.auction_at ?? '') - hourMs
  if (now.getTime() + pause < lastMoment) {
    await endMessage(tx, { ...message, state: 'waiting', detail, attempts })
    await enqueueForwarding(tx, bid.id, pause)
    return false
  }
  await endMessage(tx, { ...message, state: 'failed', detail, attempts })
  await markByHand(tx, bid, message.action)
  await recordEvent(tx, bidLotsChanged([bid.lot_id]))
  return false
}

async function lockBid(tx: Tx, bidId: number): Promise<ForwardedBid | undefined> {
  const { rows } = await sql<ForwardedBid>`${forwardedBids} where b.id = ${bidId} for update of b`.execute(tx)
  return rows[0]
}
