import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/searches'
import type { Actor } from '@seriba/domain/access/actor'
import { canAlertAtOnce, canUseCeilingBasis } from '@seriba/domain/searches/price-ceiling'
import { maySaveSearch } from '@seriba/domain/searches/saved-search'
import { searchParams } from '@seriba/domain/searches/search-params'
import { hasPort } from '@seriba/server-costs/landed-prices'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { countSearches } from './searches.repository.ts'

/** Saves a search for its user. The user's row is locked, so that two tabs cannot both save the tenth. */
export function saveSearch(
  { db }: { db: Db },
  actor: Actor,
  { title, params: given, type, dailyEmail, instant, ceiling = null }: Input<typeof contracts.saveSearch>,
): Promise<void> {
  const params = searchParams(given)
  if (params === null) throw new ApiError('invalid_input', { fields: { params: 'invalid_input' } })
  if (instant) throwIfRejected(canAlertAtOnce(type))
  return withTransaction({ db }, async (tx) => {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', actor.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const verdict = maySaveSearch(actor, type, await countSearches(tx, actor.userId, type))
    if (!verdict.ok && verdict.reason === 'too_many_searches') {
      throw new ApiError(verdict.reason, { fields: { title: verdict.reason } })
    }
    throwIfRejected(verdict)
    throwIfRejected(canUseCeilingBasis(ceiling?.by ?? null, await hasPort(tx, actor.userId)))
    const { id } = await tx
      .insertInto('saved_searches')
      .values({
        user_id: actor.userId,
        page_type: type,
        title,
        params,
        daily_email: dailyEmail,
        instant_since: instant ? new Date() : null,
        ceiling: ceiling?.yen ?? null,
        ceiling_by: ceiling?.by ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'search.save',
      entity: 'saved_search',
      entityId: id,
      after: { type, title, params, dailyEmail, instant, ceiling },
    })
  })
}
