import type { Input } from '@seriba/contracts/contract'
import type { saveNote as contract } from '@seriba/contracts/purchase-view'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { Recorder } from '@seriba/server-money/record-payment'
import { lockPurchase } from '@seriba/server-money/shipping.repository'

/** Writes both notes; the audit log keeps who wrote what before. */
export function saveNote(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id, version, ...typed }: Input<typeof contract>,
): Promise<void> {
  const note = typed.note.trim()
  const staffNote = typed.staffNote.trim()
  return withTransaction({ db }, async (tx) => {
    const { account, purchase } = await lockPurchase(tx, id)
    if (purchase.note_version !== version) throw new ApiError('stale')
    if (note === purchase.note && staffNote === purchase.staff_note) return
    await tx
      .updateTable('purchases')
      .set(({ eb }) => ({
        note,
        staff_note: staffNote,
        note_version: eb('note_version', '+', 1),
        ...(note !== purchase.note && { note_by: by.actor.userId, note_at: new Date() }),
      }))
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'purchase.note',
      entity: 'purchase',
      entityId: id,
      before: { note: purchase.note, staffNote: purchase.staff_note },
      after: { note, staffNote },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPurchasesChanged(tx, account.id, by)
  })
}
