import type { saveBidTypes as contract } from '@seriba/contracts/bid-types'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { announceCompany } from '@seriba/server-company/stored-sections'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { findBidTypes, versionOf } from './bid-types.repository.ts'

type Given = Input<typeof contract>['types'][number]

/** Replaces the list of bid types; those that bids use stay, hidden if nobody is offered them. */
export function saveBidTypes(
  { db }: { db: Db },
  actor: Actor,
  { version, types }: Input<typeof contract>,
  caller: Pick<Caller, 'ip' | 'connection'>,
): Promise<Pick<Output<typeof contract>, 'ids' | 'version'>> {
  return withTransaction({ db }, async (tx) => {
    await sql`lock table bid_types in share row exclusive mode`.execute(tx)
    const before = await findBidTypes(tx)
    if (version !== versionOf(before)) throw new ApiError('stale')
    const known = new Set(before.map(({ id }) => id))
    const kept = new Set(types.flatMap(({ id }) => (id === null ? [] : [id])))
    if ([...kept].some((id) => !known.has(id))) return notFound()
    for (const [at, { label }] of types.entries())
      if (label.en.trim() === '')
        throw new ApiError('field_required', { fields: { [`types.${at}.label.en`]: 'field_required' } })
    const removed = before.filter(({ id }) => !kept.has(id))
    if (removed.some(({ used }) => used > 0)) throw new ApiError('bid_type_used')
    for (const { id } of removed) await tx.deleteFrom('bid_types').where('id', '=', id).execute()
    let newest = Math.max(0, ...known)
    const ids = types.map(({ id }) => id ?? ++newest)
    for (const [position, type] of types.entries()) await keep(tx, ids[position] ?? newest, position, type)
    await recordAudit(tx, {
      actor,
      action: 'bidTypes.save',
      entity: 'bidTypes',
      entityId: 0,
      before: before.map(({ used, ...type }) => type),
      after: types,
      ip: caller.ip,
    })
    await announceCompany(tx, { actor, caller })
    return { ids, version: versionOf(await findBidTypes(tx)) }
  })
}

async function keep(tx: Tx, id: number, position: number, { label, description, ...type }: Given) {
  const en = label.en.trim()
  const row = {
    position,
    label_en: en,
    label_ru: label.ru.trim() || en,
    description_en: description.en.trim(),
    description_ru: description.ru.trim() || description.en.trim(),
    for_buyers: type.forBuyers,
    for_managers: type.forManagers,
  }
  await tx
    .insertInto('bid_types')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
