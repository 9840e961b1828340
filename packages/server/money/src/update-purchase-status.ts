import type { Input } from '@seriba/contracts/contract'
import type { updatePurchaseStatus as contract } from '@seriba/contracts/shipping'
import { isTerminal, needsReason, purchaseMoves } from '@seriba/domain/money/purchase-moves'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { announceShipment } from './mail-shipment.ts'
import type { Recorder } from './record-payment.ts'
import { settlePurchase } from './settle-purchase.ts'
import { lockPurchase } from './shipping.repository.ts'

/** Moves a purchase; one that is canceled is charged back, and charged again if that was a mistake. */
export function updatePurchaseStatus(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id, ...asked }: Input<typeof contract>,
): Promise<void> {
  const to = asked.status === 0 ? null : asked.status
  const reason = asked.reason.trim()
  return withTransaction({ db }, async (tx) => {
    const place = await lockPurchase(tx, id)
    const { account, purchase } = place
    const move = purchaseMoves(place).find((one) => one.to === to)
    if (!move) throw new ApiError('purchase_move')
    if (needsReason(move) && reason === '')
      throw new ApiError('field_required', { fields: { reason: 'field_required' } })

    const after = { ...purchase, status: move.to, left_from: isTerminal(move.to) ? place.status : null }
    await tx
      .updateTable('purchases')
      .set({ status: after.status, left_from: after.left_from })
      .where('id', '=', id)
      .execute()
    await settlePurchase(
      tx,
      { ...after, lot: {} },
      { createdBy: by.actor.userId, publicUrl: config.publicUrl },
    )
    await recordAudit(tx, {
      actor: by.actor,
      action: 'purchase.status',
      entity: 'purchase',
      entityId: id,
      before: { status: purchase.status },
      after: { status: move.to, ...(reason && { reason }) },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await announceShipment(tx, id)
  })
}
