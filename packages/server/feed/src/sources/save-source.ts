import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/feed-sources'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import { sealSecret } from '@seriba/server-kit/sealed-secret'
import type { Caller } from '@seriba/server-kit/serve'
import { newFeedKey } from '../desk/feed-key.ts'
import { lockFeed } from '../desk/feeds.repository.ts'
import { freeName } from '../desk/manage-feeds.ts'
import { codeSeal } from '../pull/code-seal.ts'
import { isSameHost } from './source-access.ts'

type Ctx = { db: Db; config: { cookieSecret: string } }
type Given = Input<typeof contracts.saveSource>

/** Creates a feed that is pulled, or changes how; its code is encrypted and never shown again. */
export function saveSource(
  { db, config }: Ctx,
  actor: Actor,
  { id, name: given, settings, code }: Given,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.saveSource>> {
  return withTransaction({ db }, async (tx) => {
    const name = await freeName(tx, given, id)
    const feedId = await feedOf(tx, actor, id, name, settings.mayKeepCopy ? settings.comingMinutes : null)
    const before = await tx
      .selectFrom('feed_sources')
      .select(['settings', 'code_end'])
      .where('feed_id', '=', feedId)
      .executeTakeFirst()
    const text = code?.trim() ?? ''
    if (text === '' && !(before && isSameHost(before.settings.address, settings.address)))
      throw new ApiError('feed_code_required', { fields: { code: 'feed_code_required' } })
    const sealed =
      text === ''
        ? {}
        : {
            code: sealSecret(Buffer.from(text), codeSeal(feedId, config.cookieSecret)),
            code_end: endOf(text),
          }
    const set = { settings: JSON.stringify(settings), updated_at: new Date(), ...sealed }
    if (before) await tx.updateTable('feed_sources').set(set).where('feed_id', '=', feedId).execute()
    else
      await tx
        .insertInto('feed_sources')
        .values({ feed_id: feedId, code: Buffer.of(), code_end: '', ...set })
        .execute()
    const isElsewhere = before !== undefined && !isSameHost(before.settings.address, settings.address)
    // What failed may work with the new settings; a place in one source means nothing in another.
    await tx
      .updateTable('feed_pulls')
      .set((on) => ({
        retry_at: null,
        tries: 0,
        ...(isElsewhere && { ...beginning, step: on('step', '+', 1) }),
      }))
      .where('feed_id', '=', feedId)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'feed.saveSource',
      entity: 'feed',
      entityId: feedId,
      before: before?.settings ?? null,
      after: { name, ...settings, codeChanged: text !== '' },
      ip: caller.ip,
    })
    await notifyFeedsChanged(tx, { actor, caller })
    return { id: feedId }
  })
}

async function feedOf(tx: Tx, actor: Actor, id: number | null, name: string, everyMinutes: number | null) {
  if (id !== null) {
    if (!(await lockFeed(tx, id))) return notFound()
    await tx.updateTable('feeds').set({ name, every_minutes: everyMinutes }).where('id', '=', id).execute()
    return id
  }
  // Nobody gets this key, since lots are pulled. A new one can be created if a supplier also sends some.
  const { hash, end } = newFeedKey()
  const feed = await tx
    .insertInto('feeds')
    .values({ name, key_hash: hash, key_end: end, every_minutes: everyMinutes, created_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return feed.id
}

const beginning = {
  mode: null,
  run_id: null,
  started_at: null,
  full_at: null,
  reached_day: null,
  changed_since: null,
  changed_before: null,
  changed_to: null,
}

/** How staff recognize a code; nothing of a short one is shown. */
const endOf = (code: string) => (code.length >= 12 ? code.slice(-4) : '')
