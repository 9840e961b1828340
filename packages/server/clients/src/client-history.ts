import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findVisibleClient } from './find-visible-client.ts'

type Entry = Output<typeof contracts.clientHistory>['entries'][number]
type Facts = Record<string, unknown>

/** What was done to a client's account, and what it was before. */
export async function clientHistory(
  { db }: { db: Db },
  { id, page, pageSize }: Input<typeof contracts.clientHistory>,
): Promise<Output<typeof contracts.clientHistory>> {
  await findVisibleClient(db, id)
  const trail = db
    .selectFrom('audit as a')
    .where('a.entity', '=', 'user')
    .where('a.entity_id', '=', String(id))
  const [rows, { total }] = await Promise.all([
    trail
      .leftJoin('users as u', 'u.id', 'a.actor_id')
      .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after', 'u.full_name as actor'])
      .orderBy('a.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    trail.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    entries: rows.map(({ before, after, ...row }) => {
      const { reason, ...now } = flat(after)
      return {
        ...row,
        changes: changesOf(flat(before), now),
        reason: typeof reason === 'string' ? reason : null,
      }
    }),
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
  }
}

/** `permissions` is a record of flags: each of them is a field of its own. */
function flat(facts: unknown): Facts {
  if (typeof facts !== 'object' || facts === null) return {}
  const { permissions, ...rest } = facts as Facts
  return { ...rest, ...(typeof permissions === 'object' && permissions) }
}

function changesOf(before: Facts, after: Facts): Entry['changes'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) }))
    .filter((change) => change.before !== change.after)
}

function plain(value: unknown): Entry['changes'][number]['before'] {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
