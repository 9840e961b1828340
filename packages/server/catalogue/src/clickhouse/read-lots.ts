import type { Staged } from '@seriba/lot-index/build/source'
import { Staging } from '@seriba/lot-index/build/staging'
import type pg from 'pg'
import { copyLots } from '../index/copy-lots.ts'
import { lotsSchema } from '../index/lots-schema.ts'

/** Lots that may be listed, mapped as in the index; `where` is our own SQL. */
export async function stageLots(client: pg.ClientBase, where: string): Promise<Staged> {
  const staging = new Staging(lotsSchema)
  await copyLots(client, staging, where)
  return staging.staged()
}

/** As of one moment, so that no transaction is half visible. */
export async function inSnapshot<T>(client: pg.ClientBase, read: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await read()
  } finally {
    await client.query('rollback')
  }
}

/** Some lots after an ID, and the last ID; null after the last. */
export async function readChunk(
  client: pg.ClientBase,
  after: number,
  atMost: number,
): Promise<{ lots: Staged; to: number } | null> {
  return inSnapshot(client, async () => {
    const { rows } = await client.query<{ to: string | null }>(
      'select max(id) as to from (select id from lots where id > $1 order by id limit $2) as chunk',
      [after, atMost],
    )
    const to = rows[0]?.to ?? null
    if (to === null) return null
    return { lots: await stageLots(client, `id > ${after} and id <= ${to}`), to: Number(to) }
  })
}

export type Slice = {
  lots: Staged
  gone: number[]
  upTo: number
  /** When that was, if it is the end of the log. */
  at: string | null
}

/**
 * What happened to the lots next in the log. Null if the log no longer reaches back: old entries are deleted, but
 * never the last one, so that a reader who has read everything can continue from there.
 */
export async function readSlice(client: pg.ClientBase, after: number, atMost: number): Promise<Slice | null> {
  return inSnapshot(client, async () => {
    const { rows } = await client.query<{ up_to: string; ended: boolean; unbroken: boolean; at: string }>(
      `select coalesce(max(seq), $1) as up_to, count(*) < $2 as ended, clock_timestamp()::text as at,
        $1 = 0 or exists (select from lot_changes where seq = $1)
          or (select min(seq) = 1 from lot_changes) as unbroken
      from (select seq from lot_changes where seq > $1 order by seq limit $2) as entries`,
      [after, atMost],
    )
    const [look] = rows
    if (!look?.unbroken) return null
    const upTo = Number(look.up_to)
    const changed = `select lot_id from lot_changes where seq > ${after} and seq <= ${upTo}`
    const lots = await stageLots(client, upTo > after ? `id in (${changed})` : 'false')
    const there = new Set(lots.ids)
    const named = upTo > after ? await client.query<{ lot_id: string }>(`${changed} group by lot_id`) : null
    const gone = (named?.rows ?? []).map(({ lot_id }) => Number(lot_id)).filter((id) => !there.has(id))
    return { lots, gone, upTo, at: look.ended ? look.at : null }
  })
}
