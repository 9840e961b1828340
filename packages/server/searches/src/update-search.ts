import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/searches'
import type { Actor } from '@seriba/domain/access/actor'
import { canAlertAtOnce, canUseCeilingBasis } from '@seriba/domain/searches/price-ceiling'
import { hasPort } from '@seriba/server-costs/landed-prices'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { countSearches, lockSearch } from './searches.repository.ts'

/** Renames a search, records that it was opened, or changes its alerts, which start with what comes in from then on. */
export function updateSearch(
  { db }: { db: Db },
  actor: Actor,
  { id, title, dailyEmail, instant, ceiling, opened }: Input<typeof contracts.updateSearch>,
): Promise<Output<typeof contracts.updateSearch>> {
  return withTransaction({ db }, async (tx) => {
    const before = await lockSearch(tx, actor.userId, id)
    if (opened)
      await tx.updateTable('saved_searches').set({ opened_at: new Date() }).where('id', '=', id).execute()
    if (instant) throwIfRejected(canAlertAtOnce(before.page_type))
    const after = {
      title: title ?? before.title,
      daily_email: dailyEmail ?? before.daily_email,
      instant: instant ?? before.instant,
      ceiling: ceiling === undefined ? before.ceiling : (ceiling?.yen ?? null),
      ceiling_by: ceiling === undefined ? before.ceiling_by : (ceiling?.by ?? null),
    }
    throwIfRejected(canUseCeilingBasis(ceiling?.by ?? null, await hasPort(tx, actor.userId)))
    const switchedOn = after.daily_email && !before.daily_email
    const told = {
      title: before.title,
      daily_email: before.daily_email,
      instant: before.instant,
      ceiling: before.ceiling,
      ceiling_by: before.ceiling_by,
    }
    if (!isDeepStrictEqual(after, told)) {
      const { instant: atOnce, ...columns } = after
      await tx
        .updateTable('saved_searches')
        .set({
          ...columns,
          ...(atOnce !== before.instant && { instant_since: atOnce ? new Date() : null }),
          ...(switchedOn && { seen_until: new Date() }),
        })
        .where('id', '=', id)
        .execute()
      await recordAudit(tx, {
        actor,
        action: 'search.update',
        entity: 'saved_search',
        entityId: id,
        before: told,
        after,
      })
    }
    return { ...successResponse, counter: await countSearches(tx, actor.userId, before.page_type) }
  })
}
