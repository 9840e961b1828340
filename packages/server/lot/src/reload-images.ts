import type { Input } from '@seriba/contracts/contract'
import type { reloadImages as contract } from '@seriba/contracts/image-reloads'
import type { Actor } from '@seriba/domain/access/actor'
import { logLotChange } from '@seriba/server-catalogue/lot-won'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { lockLots } from '@seriba/server-kit/lock-lots'
import type { Caller } from '@seriba/server-kit/serve'
import { openReload } from './image-reloads.repository.ts'

/** Has the pictures of a car fetched again; while a request is open, further ones join it (GAP28). */
export function reloadImages(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { carId }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const lot = await tx
      .selectFrom('lots')
      .select('id')
      .where('id', '=', Number(carId))
      .where('kind', '=', 'car')
      .executeTakeFirst()
    if (!lot) return notFound('lot_not_found')
    await lockLots(tx)
    const reloadId = await openReload(tx, lot.id, actor.userId)
    if (reloadId === undefined) return
    await enqueue(tx, 'refetchImages', { reloadId })
    await recordAudit(tx, { actor, action: 'lot.imagesReload', entity: 'lot', entityId: lot.id, ip })
    await logLotChange(tx, lot.id)
  })
}
