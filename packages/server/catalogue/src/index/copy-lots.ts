import type { Staging } from '@seriba/lot-index/build/staging'
import { openClient } from '@seriba/server-kit/open-client'
import { timelineInSql } from '@seriba/server-kit/servers/server-state'
import type pg from 'pg'
import { isListed } from '../lot-won.ts'
import { copyRows } from './copy-rows.ts'
import { indexedColumns, lotReader } from './lot-reader.ts'
import type { LotsSchema } from './lots-schema.ts'
import type { PlaceInLog } from './place-in-log.ts'

const columns = indexedColumns.join(', ')

/** Reads lots that may be listed into the index's columns. `where` is our own SQL. */
export async function copyLots(client: pg.ClientBase, staging: Staging<LotsSchema>, where: string) {
  await copyRows(
    client,
    `select ${columns} from lots where ${where} and ${isListed('lots')}`,
    indexedColumns.length,
    lotReader(staging),
  )
}

/** Some pages of the table, with about so many rows, as of a moment held by another transaction. */
export type Part = { url: string; snapshot: string; where: string; rows: number }

/** The index calls this once for each part, in separate threads: a million rows keep one busy. */
export async function fill(staging: Staging<LotsSchema>, { url, snapshot, where, rows }: Part) {
  staging.expect(rows)
  const client = await openClient(url, 'seriba lot index')
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set transaction snapshot '${snapshot}'`)
    await copyLots(client, staging, where)
  } finally {
    await client.end()
  }
}

type Moment = { snapshot: string; timeline: number; last: string; pages: number; lots: number }

/** Splits all lots of one moment into parts of similar size; `place` is that of the last change included. */
export async function withParts<T>(
  url: string,
  count: number,
  work: (parts: Part[], place: PlaceInLog) => Promise<T>,
): Promise<T> {
  const client = await openClient(url, 'seriba lot index')
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<Moment>(
      `select pg_export_snapshot() as snapshot, ${timelineInSql} as timeline, (select coalesce(max(seq), 0) from lot_changes) as last,
        (pg_relation_size('lots') / current_setting('block_size')::integer)::integer as pages,
        (select greatest(reltuples, 0) from pg_class where oid = 'lots'::regclass) as lots`,
    )
    const { snapshot = '', timeline = 0, last = 0, pages = 0, lots = 0 } = rows[0] ?? {}
    const edges = Array.from(
      { length: count - 1 },
      (_, i) => `'(${Math.floor((pages * (i + 1)) / count)},0)'`,
    )
    const parts = Array.from({ length: count }, (_, i) => ({
      url,
      snapshot,
      where: [`ctid >= ${edges[i - 1] ?? `'(0,0)'`}`, ...(edges[i] ? [`ctid < ${edges[i]}`] : [])].join(
        ' and ',
      ),
      // Planning for a little too much costs nothing; a little too little costs a copy of everything.
      rows: Math.ceil((lots / count) * 1.02),
    }))
    return await work(parts, { upTo: Number(last), timeline })
  } finally {
    await client.end()
  }
}
