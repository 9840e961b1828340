import type { Input } from '@seriba/contracts/contract'
import type { updatePurchaseStatus as contract } from '@seriba/contracts/shipping'
import { isTerminal, needsReason, purchaseMoves } from '@seriba/domain/money/purchase-moves'
import { canEnterResale } from '@seriba/domain/purchases/costs'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { announceShipment, markAnnounced } from './mail-shipment.ts'
import { moveTo } from './purchase-steps.repository.ts'
import type { Recorder } from './record-payment.ts'
import { settlePurchase } from './settle-purchase.ts'
import { recordShipmentEvent } from './shipment-event.ts'
import { lockPurchase } from './shipping.repository.ts'

/** Moves a purchase; a canceled one is charged back, and charged again if that was a mistake. */
export function updatePurchaseStatus(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id, ...asked }: Input<typeof contract> & { onlyNext?: boolean },
): Promise<void> {
  const to = asked.status === 0 ? null : asked.status
  const reason = asked.reason.trim()
  return withTransaction({ db }, async (tx) => {
    const place = await lockPurchase(tx, id)
    const { account, purchase } = place
    const move = purchaseMoves(place).find((one) => one.to === to)
    if (!move || (asked.onlyNext && move.kind !== 'next')) throw new ApiError('purchase_move')
    if (asked.resale) throwIfRejected(canEnterResale(move.to))
    if (needsReason(move) && reason === '')
      throw new ApiError('field_required', { fields: { reason: 'field_required' } })

    const resale = asked.resale ?? null
    await setResale(tx, id, resale)
    const after = await moveTo(tx, id, {
      status: move.to,
      leftFrom: isTerminal(move.to) ? place.status : null,
      by: by.actor.userId,
    })
    await settlePurchase(tx, after, { createdBy: by.actor.userId, publicUrl: config.publicUrl })
    await recordAudit(tx, {
      actor: by.actor,
      action: 'purchase.status',
      entity: 'purchase',
      entityId: id,
      before: { status: purchase.status },
      after: { status: move.to, ...(resale && { resale }), ...(reason && { reason }) },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    if (asked.notify) {
      await recordShipmentEvent(tx, [purchase], { status: move.to }, by)
      await announceShipment(tx, id)
    } else await markAnnounced(tx, purchase, { status: move.to })
  })
}

/** The proceeds of a resale; if they change, the costs get a new version, so that people editing those are told. */
async function setResale(tx: Tx, id: number, resale: { amount: number; penalty: number } | null) {
  const [amount, penalty] = [resale?.amount ?? null, resale?.penalty ?? null]
  await sql`
    update purchases set resale_amount = ${amount}, resale_penalty = ${penalty}, finances_version = finances_version + 1
    where id = ${id}
      and (resale_amount, resale_penalty) is distinct from (${amount}::bigint, ${penalty}::bigint)`.execute(
    tx,
  )
}
