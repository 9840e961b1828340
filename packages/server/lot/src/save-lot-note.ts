import type { Input } from '@seriba/contracts/contract'
import type { saveLotNote as contract } from '@seriba/contracts/lot-notes'
import type { Actor } from '@seriba/domain/access/actor'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { insertLotNote, lockNotedLot } from './lot-notes.repository.ts'

/** Writes the note of a lot of any type (P1, GAP37); saving the same note again changes nothing. */
export function saveLotNote(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { carId, type, comment: typed }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const comment = typed.trim()
  return withTransaction({ db }, async (tx) => {
    const lot = await lockNotedLot(tx, Number(carId))
    if (!lot || (type !== undefined && lotTypeOfKind[lot.kind] !== type)) return notFound('lot_not_found')
    if (comment === lot.manager_note) return
    await insertLotNote(tx, { lotId: lot.id, comment, writtenBy: actor.userId })
    await recordAudit(tx, {
      actor,
      action: 'lot.note',
      entity: 'lot',
      entityId: lot.id,
      before: { comment: lot.manager_note },
      after: { comment },
      ip,
    })
  })
}
