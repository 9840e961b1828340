import type * as contracts from '@seriba/contracts/bid-views'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidViews, viewParams } from '@seriba/domain/bids/bid-views'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lockView } from './bid-views.repository.ts'

type Asked = Input<typeof contracts.saveBidView>

/** Saves a view of the Bid Manager, or changes one of the manager's own. */
export function saveBidView({ db }: { db: Db }, actor: Actor, asked: Asked): Promise<{ id: number }> {
  const params = asked.params === undefined ? undefined : viewParams(asked.params)
  if (params === null) throw new ApiError('invalid_input', { fields: { params: 'invalid_input' } })
  return withTransaction({ db }, async (tx) =>
    asked.id === undefined
      ? create(tx, actor, { ...asked, params })
      : change(tx, actor, asked.id, { ...asked, params }),
  )
}

/** Their row is locked, so that two tabs cannot both save the last one. */
async function create(tx: Tx, actor: Actor, { name, params = '', shared = false }: Asked) {
  if (name === undefined) throw new ApiError('field_required', { fields: { name: 'field_required' } })
  const owner_id = actor.userId
  await tx.selectFrom('users').select('id').where('id', '=', owner_id).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('bid_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .executeTakeFirstOrThrow()
  if (count >= bidViews.perPerson)
    throw new ApiError('too_many_views', { fields: { name: 'too_many_views' } })
  const after = { name, params, shared }
  const { id } = await tx
    .insertInto('bid_views')
    .values({ owner_id, ...after })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, { actor, action: 'bidView.save', entity: 'bid_view', entityId: id, after })
  return { id }
}

async function change(tx: Tx, actor: Actor, id: number, asked: Asked) {
  const { id: _, ...before } = await lockView(tx, actor.userId, id)
  const after = {
    name: asked.name ?? before.name,
    params: asked.params ?? before.params,
    shared: asked.shared ?? before.shared,
  }
  await tx.updateTable('bid_views').set(after).where('id', '=', id).execute()
  // A view that is no longer shared opens for nobody else.
  if (before.shared && !after.shared)
    await tx
      .deleteFrom('bid_view_defaults')
      .where('view_id', '=', id)
      .where('user_id', '<>', actor.userId)
      .execute()
  await recordAudit(tx, { actor, action: 'bidView.update', entity: 'bid_view', entityId: id, before, after })
  return { id }
}
