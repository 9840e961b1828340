import { timelineInSql } from '@seriba/server-kit/servers/server-state'
import type pg from 'pg'
import { codeHash } from '../index/keeping.ts'
import type { Place } from './tables.ts'

/** How far lots have been copied into ClickHouse, as recorded in PostgreSQL. */
export type FeedState = {
  tableName: string
  source: string
  /** The last ID of the first copy; null once all lots are there. */
  copiedTo: number | null
  upTo: number
}

/** Processes that write to the same tables take turns under this name. */
export const targetOf = ({ cluster, database }: Place) => `clickhouse ${cluster ?? ''}/${database}`

/** As one text, since connections parse numbers differently. */
const here = `${timelineInSql}, current_database(), pg_relation_filenode('lots'), pg_relation_filenode('lot_changes')`
const openIdentity = `select row(${here})::text as database`
const identity = `select row(system.system_identifier, ${here})::text as database from pg_control_system() as system`
const notAllowed = '42501'

/** A PostgreSQL client or pool. */
type Asking = { query(sql: string): Promise<{ rows: unknown[] }> }

let hash: Promise<string> | undefined

/**
 * What the rows are made of: the same code over the same table in a database that has not been restored or promoted
 * since.
 */
export async function sourceOf(client: Asking): Promise<string> {
  // Some servers block their control functions; there, only the tables' files reveal a restore.
  const { rows } = await client.query(identity).catch((error) => {
    if (error?.code !== notAllowed) throw error
    return client.query(openIdentity)
  })
  hash ??= codeHash()
  return JSON.stringify([await hash, rows[0]])
}

export async function readState(client: pg.ClientBase, target: string): Promise<FeedState | null> {
  const { rows } = await client.query<Record<string, string | null>>(
    'select table_name, source, copied_to, up_to from lot_search_feeds where target = $1',
    [target],
  )
  const [row] = rows
  if (row === undefined) return null
  return {
    tableName: row.table_name ?? '',
    source: row.source ?? '',
    copiedTo: row.copied_to === null ? null : Number(row.copied_to),
    upTo: Number(row.up_to),
  }
}

/** The copy begins before the first lot; changes from here on are read from the log after it. */
export async function insertFeedState(
  client: pg.ClientBase,
  target: string,
  state: FeedState,
): Promise<void> {
  await client.query(
    `insert into lot_search_feeds (target, source, table_name, copied_to, up_to) values ($1, $2, $3, $4, $5)
    on conflict (target) do update set source = excluded.source, table_name = excluded.table_name,
      copied_to = excluded.copied_to, up_to = excluded.up_to, current_at = null`,
    [target, state.source, state.tableName, state.copiedTo, state.upTo],
  )
}

export async function markCopied(client: pg.ClientBase, target: string, to: number | null): Promise<void> {
  await client.query('update lot_search_feeds set copied_to = $2 where target = $1', [target, to])
}

/** `at` is null if the log has more. */
export async function markRead(
  client: pg.ClientBase,
  target: string,
  { upTo, at }: { upTo: number; at: string | null },
): Promise<void> {
  await client.query(
    'update lot_search_feeds set up_to = $2, current_at = coalesce($3, current_at) where target = $1',
    [target, upTo, at],
  )
}

export async function deleteFeedState(client: pg.ClientBase, target: string): Promise<void> {
  await client.query('delete from lot_search_feeds where target = $1', [target])
}
