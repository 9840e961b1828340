import type { Input } from '@seriba/contracts/contract'
import type { updateLot as contract } from '@seriba/contracts/lot-corrections'
import type { Actor } from '@seriba/domain/access/actor'
import { correctedStatus } from '@seriba/domain/lots/lot-correction'
import type {} from '@seriba/server-bids/close-finished-bids'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { lockLots } from '@seriba/server-kit/lock-lots'
import type { Caller } from '@seriba/server-kit/serve'

/** Records how a lot ended; its bids are settled right after, as after every result. */
export function updateLot(
  { db }: { db: Db },
  actor: Actor,
  { id, status: correction, soldPrice, reason }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockLots(tx)
    const lot = await tx
      .selectFrom('lots')
      .select(['id', 'kind', 'status', 'sold_price'])
      .where('id', '=', Number(id))
      .forUpdate()
      .executeTakeFirst()
    if (!lot) return notFound('lot_not_found')
    if (lot.kind === 'stock') throw new ApiError('lot_not_auctioned')
    const sold = correction === 'sold'
    const missing = [
      ...(reason.trim() === '' ? ['reason'] : []),
      ...(sold && !soldPrice ? ['soldPrice'] : []),
    ]
    if (missing.length > 0)
      throw new ApiError('field_required', {
        fields: Object.fromEntries(missing.map((field) => [field, 'field_required' as const])),
      })
    const after = { status: correctedStatus(correction), sold_price: sold ? (soldPrice ?? 0) : 0 }
    await tx.updateTable('lots').set(after).where('id', '=', lot.id).execute()
    await recordAudit(tx, {
      actor,
      action: 'lot.update',
      entity: 'lot',
      entityId: lot.id,
      before: { status: lot.status, soldPrice: lot.sold_price },
      after: { status: after.status, soldPrice: after.sold_price, reason: reason.trim() },
      ip,
    })
    await enqueue(tx, 'closeFinishedBids', {})
  })
}
