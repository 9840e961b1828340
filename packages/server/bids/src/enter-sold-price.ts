import { bidStatus } from '@seriba/domain/bids/bid-status'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent } from '@seriba/server-kit/events'
import { repricePurchase } from '@seriba/server-money/purchases.repository'
import { settlePurchase } from '@seriba/server-money/settle-purchase'
import { type BidRow, eventFactsOf, insertLog, updateBid } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { bidLog } from './bid-log.ts'

type Entry = {
  /** Yen; null removes it. */
  soldPrice: number | null
  /** Empty if none is required. */
  reason: string
  /** Null if the feed reports it. */
  by: (EventAuthor & { caller: { ip: string } }) | null
  publicUrl: Config['publicUrl']
  /**
   * The clients to notify of the price. The others are notified of the status set with it, which includes the price.
   */
  notify?: readonly ('staff' | 'client')[]
}

/** Writes a locked bid's sold price. A win is charged, or its charge is corrected. */
export async function enterSoldPrice(
  tx: Tx,
  bid: BidRow,
  { soldPrice, reason, by, publicUrl, notify = ['staff', 'client'] }: Entry,
) {
  const after = { ...bid, sold_price: soldPrice }
  await updateBid(tx, bid.id, { soldPrice })
  await insertLog(tx, {
    bidId: bid.id,
    actorId: by?.actor.userId ?? null,
    event: bidLog({ what: 'soldPrice', soldPrice, ...(reason && { reason }) }),
    status: bid.status,
  })
  await recordAudit(tx, {
    actor: by?.actor ?? null,
    action: 'bid.soldPrice',
    entity: 'bid',
    entityId: bid.id,
    before: { soldPrice: bid.sold_price },
    after: { soldPrice, ...(reason && { reason }) },
    ...(by && { ip: by.caller.ip }),
  })
  if (bid.status === bidStatus.win) {
    const purchase = await repricePurchase(tx, bid.id, soldPrice)
    await settlePurchase(tx, purchase, { createdBy: by?.actor.userId ?? null, publicUrl })
  }
  const facts = eventFactsOf(after)
  if (notify.includes('staff'))
    await recordEvent(tx, notifyStaff('managerChangeAmount', facts, by ?? undefined))
  if (notify.includes('client'))
    await recordEvent(tx, notifyClient('managerUpdateBidAmount', facts, by ?? undefined))
}
