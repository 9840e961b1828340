import type { Input, Output } from '@seriba/contracts/contract'
import type { removeEnded as contract } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { countFavorites, hasEnded } from './favorites.repository.ts'

/** Removes the lots that have ended, even earlier today, from a group ahead of time. */
export function removeEnded(
  { db }: { db: Db },
  actor: Actor,
  { group }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<{ lot_id: number }>`
      delete from favorites f using lots l
      where l.id = f.lot_id and f.user_id = ${actor.userId} and f.group_name = ${group}
        and ${hasEnded(startOfJstDay(jstDay(now)))}
      returning f.lot_id`.execute(tx)
    if (rows.length > 0) {
      const lots = rows.map(({ lot_id }) => lot_id)
      const account = { actor, entity: 'user', entityId: actor.userId } as const
      await recordAudit(tx, { ...account, action: 'favorite.removeEnded', before: { group, lots } })
    }
    return { ...successResponse, counter: (await countFavorites(tx, actor, now)).get(group) ?? 0 }
  })
}
