import { Staging } from '@seriba/lot-index/build/staging'
import type { Changes } from '@seriba/lot-index/query'
import type pg from 'pg'
import { copyLots } from './copy-lots.ts'
import { type LotsSchema, lotsSchema } from './lots-schema.ts'

/** More than this is read faster as a whole. */
const mostChanges = 200_000

/** What became of lots since a place in the log, and how far it has been read. */
export type Read = { upTo: number; changes: Changes<LotsSchema> | null }

/**
 * All changes after `after` as of one moment, so that no transaction is seen in half. Null where the log no
 * longer reaches back that far, or so much has changed that one should rather read every lot.
 */
export async function readChanges(client: pg.ClientBase, after: number): Promise<Read | null> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { last, unbroken, count } = await look(client, after)
    if (!unbroken || count > mostChanges) return null
    if (count === 0) return { upTo: last, changes: null }
    const changed = `select lot_id from lot_changes where seq > ${after}`
    const staging = new Staging(lotsSchema)
    await copyLots(client, staging, `id in (${changed})`)
    const upserts = staging.staged()
    const there = new Set(upserts.ids)
    const { rows } = await client.query<{ lot_id: string }>(changed)
    const deletes = new Set(rows.map(({ lot_id }) => Number(lot_id)).filter((id) => !there.has(id)))
    return { upTo: last, changes: { upserts, deletes: [...deletes], upTo: last } }
  } finally {
    await client.query('rollback')
  }
}

/** Old entries of the log go, but never its last: whoever has read all of it finds his place again. */
async function look(client: pg.ClientBase, after: number) {
  const { rows } = await client.query<{ last: string; unbroken: boolean; count: string }>(
    `select coalesce(max(seq), $1) as last, count(*) filter (where seq > $1) as count,
      coalesce(bool_or(seq = $1) or min(seq) = 1, $1 = 0) as unbroken
    from lot_changes where seq >= $1`,
    [after],
  )
  const [found] = rows
  return {
    last: Number(found?.last ?? after),
    unbroken: found?.unbroken === true,
    count: Number(found?.count ?? 0),
  }
}
