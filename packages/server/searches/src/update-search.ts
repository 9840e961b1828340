import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/searches'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { countSearches, lockSearch } from './searches.repository.ts'

/** Renames a search, notes that it was opened, or switches its daily mail, which begins with what comes from now on. */
export function updateSearch(
  { db }: { db: Db },
  actor: Actor,
  { id, title, dailyEmail, opened }: Input<typeof contracts.updateSearch>,
): Promise<Output<typeof contracts.updateSearch>> {
  return withTransaction({ db }, async (tx) => {
    const before = await lockSearch(tx, actor.userId, id)
    if (opened)
      await tx.updateTable('saved_searches').set({ opened_at: new Date() }).where('id', '=', id).execute()
    const after = { title: title ?? before.title, daily_email: dailyEmail ?? before.daily_email }
    const switchedOn = after.daily_email && !before.daily_email
    if (after.title !== before.title || after.daily_email !== before.daily_email) {
      await tx
        .updateTable('saved_searches')
        .set({ ...after, ...(switchedOn && { seen_until: new Date() }) })
        .where('id', '=', id)
        .execute()
      await recordAudit(tx, {
        actor,
        action: 'search.update',
        entity: 'saved_search',
        entityId: id,
        before: { title: before.title, daily_email: before.daily_email },
        after,
      })
    }
    return { ...successResponse, counter: await countSearches(tx, actor.userId, before.page_type) }
  })
}
