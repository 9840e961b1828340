import { Staging } from '@seriba/lot-index/build/staging'
import type { Changes } from '@seriba/lot-index/query'
import { timelineInSql } from '@seriba/server-kit/servers/server-state'
import type pg from 'pg'
import { copyLots } from './copy-lots.ts'
import { type LotsSchema, lotsSchema } from './lots-schema.ts'
import type { PlaceInLog } from './place-in-log.ts'

/** More than this is faster to read as a whole. */
const mostChanges = 200_000

/** What has happened to lots since a place in the log, and how far it has been read. */
export type Read = { upTo: number; changes: Changes<LotsSchema> | null }

/**
 * All changes after a place in the log as of one moment, so that no transaction is half visible. Null if the log no
 * longer reaches back that far, if a standby that may lack some of them was promoted, or if so much has changed that
 * every lot should be read instead.
 */
export async function readChanges(
  client: pg.ClientBase,
  { upTo: after, timeline }: PlaceInLog,
): Promise<Read | null> {
  try {
    const { last, unbroken, count, lots, ...found } = await look(client, after)
    if (found.timeline !== timeline || !unbroken || count > mostChanges) return null
    if (count === 0) return { upTo: last, changes: null }
    const changed = `select lot_id from lot_changes where seq > ${after}`
    const staging = new Staging(lotsSchema)
    await copyLots(client, staging, `id in (${changed})`)
    const upserts = staging.staged()
    const deletes = upserts.ids.length < lots ? await missing(client, changed, upserts.ids) : []
    return { upTo: last, changes: { upserts, deletes, upTo: last } }
  } finally {
    // Nobody waits for it: the next query on this connection comes after it.
    client.query('rollback').catch(() => {})
  }
}

async function missing(client: pg.ClientBase, changed: string, ids: Uint32Array): Promise<number[]> {
  const there = new Set(ids)
  const { rows } = await client.query<{ lot_id: string }>(`${changed} group by lot_id`)
  return rows.map(({ lot_id }) => Number(lot_id)).filter((id) => !there.has(id))
}

type Look = { timeline: number; last: string; unbroken: boolean; count: string; lots: string }

/**
 * Begins a transaction of one moment and looks at the log. Old entries are deleted, but never the last one: a reader
 * that has read everything finds their place again.
 */
async function look(client: pg.ClientBase, after: number) {
  const said: unknown = await client.query(
    `begin isolation level repeatable read read only;
    select ${timelineInSql} as timeline, coalesce(max(seq), ${after}) as last, count(*) filter (where seq > ${after}) as count,
      count(distinct lot_id) filter (where seq > ${after}) as lots,
      coalesce(bool_or(seq = ${after}) or min(seq) = 1, ${after} = 0) as unbroken
    from lot_changes where seq >= ${after}`,
  )
  const [, { rows: [found] = [] } = {}] = said as pg.QueryResult<Look>[]
  return {
    timeline: found?.timeline ?? 0,
    last: Number(found?.last ?? after),
    unbroken: found?.unbroken === true,
    count: Number(found?.count ?? 0),
    lots: Number(found?.lots ?? 0),
  }
}
