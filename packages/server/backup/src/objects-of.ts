import { fileTables } from '@seriba/server-kit/files/file-tables'
import type pg from 'pg'

/** Files whose bytes are in the bucket, and therefore in no backup. None in databases older than the bucket. */
export async function objectsOf(client: pg.Client): Promise<{ files: number; bytes: number }> {
  const { rows: found } = await client.query(
    `select to_regclass('public.loose_objects') is not null as can_be`,
  )
  if (!found[0]?.can_be) return { files: 0, bytes: 0 }
  const all = Object.keys(fileTables).map(
    (table) => `select size from public.${table} where object_key is not null`,
  )
  const { rows } = await client.query<{ files: number; bytes: string }>(
    `select count(*)::int as files, coalesce(sum(size), 0) as bytes from (${all.join(' union all ')}) as files`,
  )
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}
