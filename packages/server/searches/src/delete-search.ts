import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/searches'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { countSearches, lockSearch } from './searches.repository.ts'

export function deleteSearch(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contracts.deleteSearch>,
): Promise<Output<typeof contracts.deleteSearch>> {
  return withTransaction({ db }, async (tx) => {
    const before = await lockSearch(tx, actor.userId, id)
    await tx.deleteFrom('saved_searches').where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'search.delete',
      entity: 'saved_search',
      entityId: id,
      before,
    })
    return { ...successResponse, counter: await countSearches(tx, actor.userId, before.page_type) }
  })
}
