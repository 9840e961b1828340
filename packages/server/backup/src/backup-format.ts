import * as z from 'zod'

/**
 * A backup is one tar file. Its entries, in this order: `seriba.json`, the parts of tables, `secrets/…`,
 * `contents.json` and `seal.sha256`. The seal counts for all before it, so that a file without it is no backup.
 */
export const entryNames = {
  header: 'seriba.json',
  contents: 'contents.json',
  seal: 'seal.sha256',
  secret: 'secrets/cookie-secret',
} as const

export const formatVersion = 1

export const Header = z.object({
  format: z.literal('seriba-backup'),
  formatVersion: z.number(),
  /** The version of Seriba that made it. */
  seriba: z.string(),
  /** Of the server that it was taken from; it may go back into another one. */
  postgres: z.string(),
  takenAt: z.iso.datetime(),
  /** All that the database had seen, in order. */
  migrations: z.array(z.string()).min(1),
})
export type Header = z.infer<typeof Header>

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type Table = z.infer<typeof Table>

export const Contents = z.object({
  tables: z.array(Table.extend({ rows: z.number() })),
  /** Null where nobody has asked it for a number yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
})
export type Contents = z.infer<typeof Contents>

/** Schemas that are saved: ours, and that of the job library, whose rows are emails and other work that waits. */
export const savedSchemas = ['public', 'graphile_worker']
/** What the migrations of a restore write anew. */
export const unsavedTables = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
  // Of the server, not of the company.
  'public.followed_timeline',
]

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

export const partName = (table: Table, part: number) =>
  `tables/${fullName(table)}/${String(part).padStart(6, '0')}.copy.gz`

/** The table of a part, as `fullName` has it; undefined for other entries. */
export const tableOfPart = (entry: string) => /^tables\/([^/]+)\/\d+\.copy\.gz$/.exec(entry)?.[1]

/**
 * How values are written and read, whatever the server's own settings are: text that every version of PostgreSQL
 * understands.
 */
export const portableText = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local row_security = off`
