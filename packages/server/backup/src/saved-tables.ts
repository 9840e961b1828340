import type pg from 'pg'
import { type Contents, fullName, savedSchemas, type Table, unsavedTables } from './backup-format.ts'

/** Every table whose rows are saved, with the columns that store values: computed ones do not. */
export async function savedTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1, 2`,
    [savedSchemas],
  )
  return rows.filter((table) => !unsavedTables.includes(fullName(table)))
}

export async function sequencesOf(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query<Contents['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [savedSchemas],
  )
  return rows
}

/** Names of migrations in the order in which they ran; none if the database was never one of ours. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(
    `select to_regclass('public.kysely_migration') is not null as is_there`,
  )
  if (!found[0]?.is_there) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

export const quoted = (client: pg.Client, { schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

/** A table with its columns, the way `copy` names them. */
export const quotedWithColumns = (client: pg.Client, table: Table) =>
  `${quoted(client, table)} (${table.columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
