import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { laterRatesOf } from '@seriba/domain/landed-cost/later-rates'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type PublishedCosts = { id: number; validFrom: string; publishedAt: string; document: CostDocument }

/** A published version never changes, so it need not be read twice. */
const kept = new Map<string, CostDocument>()
const mostKept = 8

/** The tables of a published version. */
export async function documentOf(db: Db | Tx, id: number, publishedAt: string): Promise<CostDocument> {
  // In a newly created database the numbers start over.
  const key = `${id} ${publishedAt}`
  const known = kept.get(key)
  if (known) return known
  const { data } = await db
    .selectFrom('cost_tables')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? key)
  kept.set(key, data)
  return data
}

/** A version to be published for a later day, as a query returns it. */
export type LaterVersion = { id: number; publishedAt: string; from: string }

/** As a column: versions published for days after a Japanese day, the earliest first. */
export const laterVersions = (day: string) => sql<LaterVersion[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'publishedAt', changed_at, 'from', valid_from)
    order by valid_from, id), '[]')
  from cost_tables where status = 'published' and valid_from > ${day}::date
)`

/** A version's tables with the changes of later ones: vehicles auctioned now may arrive by then. */
export async function documentWithLater(
  db: Db | Tx,
  { id, publishedAt, later }: { id: number; publishedAt: string; later: readonly LaterVersion[] },
): Promise<CostDocument> {
  const document = await documentOf(db, id, publishedAt)
  if (later.length === 0) return document
  const key = [id, publishedAt, ...later.flatMap((one) => [one.id, one.publishedAt])].join(' ')
  const known = joined.get(document)
  if (known?.key === key) return known.document
  const versions: { from: string; document: CostDocument }[] = []
  for (const one of later)
    versions.push({ from: one.from, document: await documentOf(db, one.id, one.publishedAt) })
  const whole = { ...document, later: laterRatesOf(document, versions) }
  joined.set(document, { key, document: whole })
  return whole
}

/** Versions published for days after a Japanese day, the earliest first. */
export async function laterDocuments(db: Db | Tx, day: string): Promise<CostDocument[]> {
  const { rows } = await sql<{ later: LaterVersion[] }>`select ${laterVersions(day)} as later`.execute(db)
  const documents: CostDocument[] = []
  for (const { id, publishedAt } of rows[0]?.later ?? [])
    documents.push(await documentOf(db, id, publishedAt))
  return documents
}

/** Returns the same object for the same versions, since its readers cache what they derive from it. */
const joined = new WeakMap<CostDocument, { key: string; document: CostDocument }>()

/** The version in force on a Japanese day; undefined if there is none. */
export async function findPublishedCosts(db: Db | Tx, day: string): Promise<PublishedCosts | undefined> {
  const row = await db
    .selectFrom('cost_tables')
    .select(['id', 'valid_from', 'changed_at', laterVersions(day).as('later')])
    .where('status', '=', 'published')
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.valid_from) return undefined
  const { id, changed_at: publishedAt, later } = row
  const document = await documentWithLater(db, { id, publishedAt, later })
  return { id, validFrom: row.valid_from, publishedAt, document }
}

const versions = (db: Db | Tx) =>
  db
    .selectFrom('cost_tables as tables')
    .leftJoin('users', 'users.id', 'tables.changed_by')
    .leftJoin('users as askers', 'askers.id', 'tables.asked_by')
    .select([
      'tables.id',
      'tables.status',
      'tables.valid_from as validFrom',
      'tables.valid_to as validTo',
      'users.full_name as by',
      'tables.changed_at as at',
      'tables.version',
    ])
    .select(
      sql<CostVersion['asked']>`case when tables.status = 'draft' and tables.asked_at is not null then
        json_build_object('by', askers.full_name, 'note', tables.asked_note,
          'at', to_char(tables.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`.as(
        'asked',
      ),
    )

/** The draft first, then the others from the latest day. */
export const listVersions = (db: Db) =>
  versions(db)
    .orderBy(sql`tables.status = 'draft'`, 'desc')
    .orderBy('tables.valid_from', 'desc')
    .orderBy('tables.id', 'desc')
    .execute()

export const findVersion = (db: Db | Tx, id: number) =>
  versions(db).select('tables.data').where('tables.id', '=', id).executeTakeFirst()

/** The one draft, locked. */
export const lockDraft = (tx: Tx) =>
  tx
    .selectFrom('cost_tables')
    .select(['id', 'version', 'data', 'asked_by', 'asked_at'])
    .where('status', '=', 'draft')
    .forUpdate()
    .executeTakeFirst()

/** If two people store the first draft at once, one waits for the other. */
export const lockCostTables = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('cost tables'))`.execute(tx)
