import { logLotChange } from '@seriba/server-catalogue/lot-won'
import type { Tx } from '@seriba/server-kit/db'
import { cancelPurchase } from '@seriba/server-money/purchases.repository'
import { settlePurchase } from '@seriba/server-money/settle-purchase'
import { type BidRow, updateBid } from './bid.repository.ts'
import { changeWonCount } from './bid-groups.repository.ts'
import type { Change } from './status-change.ts'
import { clearUnseenWin } from './win.repository.ts'

/** Reverses a win: the purchase is canceled, its charge is reversed, and the group wants one more again. */
export async function undoWin(tx: Tx, bid: BidRow, change: Change) {
  const purchase = await cancelPurchase(tx, bid.id, change.actor.userId)
  const settling = { createdBy: change.actor.userId, publicUrl: change.publicUrl }
  if (purchase) await settlePurchase(tx, purchase, settling)
  await clearUnseenWin(tx, bid.id)
  // A stock car's only price is that of the order, which staff may change before it is won again.
  if (bid.lot_type === 'stock') {
    await updateBid(tx, bid.id, { soldPrice: null })
    await logLotChange(tx, bid.lot_id)
  }
  if (bid.group_id !== null) await changeWonCount(tx, bid.group_id, -1)
}
