import { bidStatus } from '@seriba/domain/bids/bid-status'
import { fillsGroup } from '@seriba/domain/bids/group'
import { hammerPrice } from '@seriba/domain/bids/hammer-price'
import { formatMoney } from '@seriba/domain/format/number'
import { logLotChange } from '@seriba/server-catalogue/lot-won'
import type { Tx } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { reviveOrCreatePurchase } from '@seriba/server-money/purchases.repository'
import { settlePurchase } from '@seriba/server-money/settle-purchase'
import { type BidRow, eventFactsOf, insertLog, priceFactsOf, updateBid } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { changeWonCount } from './bid-groups.repository.ts'
import { bidLog } from './bid-log.ts'
import { bidMailContext } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'
import { pauseGroupBids } from './pause-group-bids.ts'
import type { Change } from './status-change.ts'
import { insertWinNotification } from './win.repository.ts'

/** Everything that follows a win: the purchase and its charge, the group's end, and the news. */
export async function confirmWin(tx: Tx, bid: BidRow, change: Change) {
  const won = { ...bid, sold_price: bid.sold_price ?? hammerPrice(priceFactsOf(bid)) }
  if (won.sold_price !== bid.sold_price) await updateBid(tx, bid.id, { soldPrice: won.sold_price })

  const purchase = await reviveOrCreatePurchase(
    tx,
    { id: won.id, clientId: won.client_id, lotId: won.lot_id, soldPrice: won.sold_price },
    { seller: change.company, now: change.now, by: change.actor.userId },
  )
  await settlePurchase(tx, purchase, { createdBy: change.actor.userId, publicUrl: change.publicUrl })
  await insertWinNotification(tx, won)
  await notifyOfWin(tx, won, change)

  if (won.group_id !== null) await countInGroup(tx, won, won.group_id, change)
  if (won.lot_type !== 'stock') return
  await pauseGroupBids(tx, { otherOrdersOf: won }, change)
  await logLotChange(tx, won.lot_id)
}

async function notifyOfWin(tx: Tx, bid: BidRow, change: Change) {
  const facts = eventFactsOf(bid)
  await recordEvent(tx, notifyStaff('managerBidStatus', facts, change))
  await recordEvent(tx, notifyClient('managerWinBid', facts, change))
  await sendMail(tx, bidMailTexts, {
    to: bid.email,
    language: languageOf(bid.language),
    template: 'win',
    values: {
      ...bidMailContext(bid, change.publicUrl),
      price: bid.sold_price === null ? null : formatMoney(bid.sold_price),
      order: bid.lot_type === 'stock',
      maximum: bid.lot_type === 'stock' ? null : formatMoney(bid.amount),
      saved:
        bid.sold_price !== null && bid.sold_price < bid.amount
          ? formatMoney(bid.amount - bid.sold_price)
          : null,
    },
  })
}

/** The win that fills a group stops its other bids; a win too many stays, since bids are binding, and stops none. */
export async function countInGroup(tx: Tx, bid: BidRow, groupId: number, change: Change) {
  const group = await changeWonCount(tx, groupId, 1)
  if (group.won > group.quota) {
    await insertLog(tx, {
      bidId: bid.id,
      actorId: change.actor.userId,
      event: bidLog({ what: 'groupOverfilled', group: group.label, won: group.won, quota: group.quota }),
      status: bidStatus.win,
    })
  }
  await stopFilledGroup(tx, bid, group, change)
}

/** Stops the other bids in a group that wins have just filled, the last of them for this lot. */
export async function stopFilledGroup(
  tx: Tx,
  { lot_no: lotNo }: BidRow,
  group: { id: number; label: string; quota: number; won: number },
  change: Change,
) {
  if (!fillsGroup(group)) return
  const event = bidLog({ what: 'groupFilled', group: group.label, lotNo })
  await pauseGroupBids(tx, { groupId: group.id, label: group.label, event }, change)
}
