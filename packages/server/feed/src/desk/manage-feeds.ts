import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/feeds'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import type { Caller } from '@seriba/server-kit/serve'
import { newFeedKey } from './feed-key.ts'
import { lockFeed } from './feeds.repository.ts'

type Ctx = { db: Db }
type From = Pick<Caller, 'connection' | 'ip'>

/** A feed, and the key that it is sent with, of which only a hash is stored. */
export function createFeed(
  { db }: Ctx,
  actor: Actor,
  input: Input<typeof contracts.createFeed>,
  caller: From,
): Promise<Output<typeof contracts.createFeed>> {
  return withTransaction({ db }, async (tx) => {
    const name = await freeName(tx, input.name, null)
    const { key, hash, end } = newFeedKey()
    const { id } = await tx
      .insertInto('feeds')
      .values({
        name,
        key_hash: hash,
        key_end: end,
        every_minutes: input.everyMinutes,
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = { name, everyMinutes: input.everyMinutes }
    await recordAudit(tx, {
      actor,
      action: 'feed.create',
      entity: 'feed',
      entityId: id,
      after,
      ip: caller.ip,
    })
    await notifyFeedsChanged(tx, { actor, caller })
    return { id, key }
  })
}

export function updateFeed(
  { db }: Ctx,
  actor: Actor,
  { id, everyMinutes, paused, ...input }: Input<typeof contracts.updateFeed>,
  caller: From,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const feed = await lockFeed(tx, id)
    if (!feed) return notFound()
    const name = await freeName(tx, input.name, id)
    await tx
      .updateTable('feeds')
      .set({
        name,
        every_minutes: everyMinutes,
        paused_at: paused ? (feed.paused_at ?? new Date()) : null,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'feed.update',
      entity: 'feed',
      entityId: id,
      before: { name: feed.name, everyMinutes: feed.every_minutes, paused: feed.paused_at !== null },
      after: { name, everyMinutes, paused },
      ip: caller.ip,
    })
    await notifyFeedsChanged(tx, { actor, caller })
  })
}

/** The previous key stops working. */
export function renewFeedKey(
  { db }: Ctx,
  actor: Actor,
  { id }: Input<typeof contracts.renewFeedKey>,
  caller: From,
): Promise<Output<typeof contracts.renewFeedKey>> {
  return withTransaction({ db }, async (tx) => {
    if (!(await lockFeed(tx, id))) return notFound()
    const { key, hash, end } = newFeedKey()
    await tx.updateTable('feeds').set({ key_hash: hash, key_end: end }).where('id', '=', id).execute()
    await recordAudit(tx, { actor, action: 'feed.renewKey', entity: 'feed', entityId: id, ip: caller.ip })
    await notifyFeedsChanged(tx, { actor, caller })
    return { key }
  })
}

export async function freeName(tx: Tx, given: string, id: number | null): Promise<string> {
  const name = given.trim()
  if (name === '') throw new ApiError('field_required', { fields: { name: 'field_required' } })
  const other = await tx.selectFrom('feeds').select('id').where('name', '=', name).executeTakeFirst()
  if (other && other.id !== id) throw new ApiError('name_taken', { fields: { name: 'name_taken' } })
  return name
}
