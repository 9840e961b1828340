import { createHash } from 'node:crypto'
import { bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { faultOfReport } from '@seriba/domain/bids/forwarding'
import { lockClient, lockLot } from '@seriba/server-credit/client-lock'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { bidLotsChanged, recordEvent } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import { type BidRow, bidsById, eventFactsOf, insertLog, updateBid } from '../bid.repository.ts'
import { notifyClient } from '../bid-event.ts'
import { bidLog } from '../bid-log.ts'
import { enterSoldPrice } from '../enter-sold-price.ts'
import { mailLost } from '../mail-lost.ts'
import type { HallReport } from './auction-gateway.ts'

type Facts = { db: Db; publicUrl: Config['publicUrl'] }
type Received = { id: string; body: string; reports: readonly HallReport[] }
export type ReportAnswer = { results: { reference: string; recorded: boolean; reason?: string }[] }

/**
 * Accepts a hall's reports, each separately. A repeated request gets the same answer; a different one with its ID is
 * an error.
 */
export async function recordReports(
  facts: Facts,
  { id, body, reports }: Received,
): Promise<ReportAnswer | 'reused'> {
  return withTransaction(facts, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`gateway report ${id}`}))`.execute(tx)
    const hash = createHash('sha256').update(body).digest('hex')
    const earlier = await tx
      .selectFrom('gateway_reports')
      .select(['answer', 'body_hash'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (earlier) return earlier.body_hash === hash ? (earlier.answer as ReportAnswer) : 'reused'
    const answer: ReportAnswer = { results: [] }
    // In a fixed order, so that two requests about the same clients take the locks in the same order.
    const sorted = [...reports].sort((a, b) => Number(a.reference) - Number(b.reference))
    for (const report of sorted) answer.results.push(await record(tx, report, facts))
    await tx
      .insertInto('gateway_reports')
      .values({ id, body_hash: hash, answer: JSON.stringify(answer) })
      .execute()
    return answer
  })
}

async function record(tx: Tx, report: HallReport, facts: Facts): Promise<ReportAnswer['results'][number]> {
  const { reference, outcome, price } = report
  const bid = await lockReported(tx, Number(reference))
  const reason = bid ? await refusalOf(tx, bid, report) : 'unknown_bid'
  await tx
    .insertInto('gateway_messages')
    .values({
      direction: 'in',
      bid_id: bid?.id ?? null,
      action: 'result',
      amount: price,
      state: reason === null ? 'accepted' : 'refused',
      detail: reason === null ? outcome : `${outcome}: ${reason}${bid ? '' : ` (${reference})`}`,
    })
    .execute()
  if (!bid || reason === 'unknown_bid') return { reference, recorded: false, reason: 'unknown_bid' }
  await recordEvent(tx, bidLotsChanged([bid.lot_id]))
  if (reason !== null) {
    await tx.updateTable('bids').set({ by_hand: 'check' }).where('id', '=', bid.id).execute()
    return { reference, recorded: false, reason }
  }
  await write(tx, bid, report, facts)
  return { reference, recorded: true }
}

/** Locks in the same way as placing a bid; null if there is no such bid. */
async function lockReported(tx: Tx, bidId: number): Promise<BidRow | null> {
  const [seen] = await bidsById(tx, [bidId])
  if (!seen) return null
  await lockClient(tx, seen.client_id)
  await lockLot(tx, seen.lot_id)
  const [bid] = await bidsById(tx, [bidId])
  return bid ?? null
}

async function refusalOf(tx: Tx, bid: BidRow, report: HallReport): Promise<string | null> {
  const told = await tx
    .selectFrom('bids')
    .select(['hall_outcome', 'hall_price'])
    .where('id', '=', bid.id)
    // A hall knows nothing about a bid that was never handed over.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('gateway_messages')
          .select('id')
          .whereRef('bid_id', '=', 'bids.id')
          .where('direction', '=', 'out'),
      ),
    )
    .executeTakeFirst()
  if (!told) return 'unknown_bid'
  const before = { outcome: told.hall_outcome, price: told.hall_price }
  return faultOfReport(report, { ...before, maximum: bid.amount + bid.adjustment_price })
}

/** A manager confirms a win, since it costs money; a loss is final. */
async function write(tx: Tx, bid: BidRow, { outcome, price }: HallReport, { publicUrl }: Facts) {
  const confirms = outcome === 'won' && bid.status !== bidStatus.win
  await tx
    .updateTable('bids')
    .set({
      hall_outcome: outcome,
      hall_price: price,
      hall_reported_at: new Date().toISOString(),
      by_hand: confirms ? 'confirm' : outcome !== 'won' && bid.status === bidStatus.win ? 'check' : null,
    })
    .where('id', '=', bid.id)
    .execute()
  if (outcome === 'won' || !isLive(bid.status)) return
  if (price !== null && bid.sold_price === null)
    await enterSoldPrice(tx, bid, { soldPrice: price, reason: '', by: null, publicUrl, notify: ['staff'] })
  await updateBid(tx, bid.id, { status: bidStatus.finished, stoppedFrom: null, autoBid: false })
  const lost: BidRow = { ...bid, status: bidStatus.finished, sold_price: bid.sold_price ?? price }
  const event = bidLog({ what: 'finished' })
  await insertLog(tx, { bidId: bid.id, actorId: null, event, status: lost.status })
  await recordEvent(tx, notifyClient('managerUpdateStatus', eventFactsOf(lost)))
  await mailLost(tx, lost, publicUrl)
}
