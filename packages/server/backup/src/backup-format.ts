import * as z from 'zod'

/**
 * A backup is one tar file. Its entries, in this order: `seriba.json`, the parts of tables, `secrets/…`,
 * `contents.json`, and `seal.sha256`. The seal covers everything before it, so a file without it is not a backup.
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
  /** The version of Seriba that created it. */
  seriba: z.string(),
  /** The version of the server that it was taken from; it can be restored into another one. */
  postgres: z.string(),
  takenAt: z.iso.datetime(),
  /** All migrations that had run in the database, in order. */
  migrations: z.array(z.string()).min(1),
})
export type Header = z.infer<typeof Header>

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type Table = z.infer<typeof Table>

export const Contents = z.object({
  tables: z.array(Table.extend({ rows: z.number() })),
  /** Null if nobody has taken a number from it yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
})
export type Contents = z.infer<typeof Contents>

/** The schemas that are saved: ours, and that of the job library, whose rows are waiting emails and other work. */
export const savedSchemas = ['public', 'graphile_worker']
/** Written again by the migrations of a restore. */
export const unsavedTables = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
  // Belongs to the server, not to the company.
  'public.followed_timeline',
]

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

export const partName = (table: Table, part: number) =>
  `tables/${fullName(table)}/${String(part).padStart(6, '0')}.copy.gz`

/** The table of a part, as written by `fullName`; undefined for other entries. */
export const tableOfPart = (entry: string) => /^tables\/([^/]+)\/\d+\.copy\.gz$/.exec(entry)?.[1]

/**
 * How values are written and read, whatever the server's own settings: as text that every version of PostgreSQL
 * understands.
 */
export const portableText = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local row_security = off`
