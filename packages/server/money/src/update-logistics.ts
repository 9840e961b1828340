import type { Input } from '@seriba/contracts/contract'
import type { updateLogistics as contract } from '@seriba/contracts/shipping'
import { inOrder, isCorrection, type Logistics } from '@seriba/domain/money/logistics'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { bookVoyage } from './book-voyage.ts'
import { announceShipment, markAnnounced } from './mail-shipment.ts'
import type { Recorder } from './record-payment.ts'
import { recordShipmentEvent } from './shipment-event.ts'
import { columnsOf, lockPurchase, logisticsOf } from './shipping.repository.ts'

/** Changes the details of a purchase's shipment; unchanged values are not announced. */
export function updateLogistics(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id, reason: said, notify, voyageId, ...named }: Input<typeof contract>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const reason = said.trim()
    const { account, purchase } = await lockPurchase(tx, id)
    const before = logisticsOf(purchase)
    const booked = voyageId === undefined ? undefined : await bookVoyage(tx, voyageId, [purchase])
    const asked = { ...booked?.logistics, ...named }
    const changed = Object.fromEntries(
      Object.entries(asked)
        .map(([field, value]) => [field, value?.trim() || null] as const)
        .filter(([field, value]) => field in asked && value !== before[field as keyof Logistics]),
    ) as Partial<Logistics>
    const onVoyage = booked?.id ?? ('voyage' in changed ? null : purchase.voyage_id)
    if (Object.keys(changed).length === 0 && onVoyage === purchase.voyage_id) return
    const verdict = inOrder({ ...before, ...changed })
    if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { eta: verdict.reason } })

    if (isCorrection(before, changed) && reason === '')
      throw new ApiError('field_required', { fields: { reason: 'field_required' } })

    await tx
      .updateTable('purchases')
      .set({ ...columnsOf(changed), voyage_id: onVoyage })
      .where('id', '=', id)
      .execute()
    const was = Object.keys(changed).map((field) => [field, before[field as keyof Logistics]])
    const isBooked = onVoyage !== purchase.voyage_id
    await recordAudit(tx, {
      actor: by.actor,
      action: 'purchase.logistics',
      entity: 'purchase',
      entityId: id,
      before: { ...Object.fromEntries(was), ...(isBooked && { voyageId: purchase.voyage_id }) },
      after: { ...changed, ...(isBooked && { voyageId: onVoyage }), ...(reason && { reason }) },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPurchasesChanged(tx, account.id, by)
    if (notify) {
      await recordShipmentEvent(tx, [purchase], changed, by)
      await announceShipment(tx, id)
    } else await markAnnounced(tx, purchase, changed)
  })
}
