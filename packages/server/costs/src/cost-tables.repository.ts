import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type PublishedCosts = { id: number; validFrom: string; publishedAt: string; document: CostDocument }

/** What is published is never changed, so that one who has read it need not again. */
const kept = new Map<string, CostDocument>()
const mostKept = 4

/** The tables of a published version. */
export async function documentOf(db: Db | Tx, id: number, publishedAt: string): Promise<CostDocument> {
  // Where a database is set up anew, its numbers begin anew too.
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

/** The version that is in force on a day of Japan; undefined where none is. */
export async function findPublishedCosts(db: Db | Tx, day: string): Promise<PublishedCosts | undefined> {
  const row = await db
    .selectFrom('cost_tables')
    .select(['id', 'valid_from', 'changed_at'])
    .where('status', '=', 'published')
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.valid_from) return undefined
  const document = await documentOf(db, row.id, row.changed_at)
  return { id: row.id, validFrom: row.valid_from, publishedAt: row.changed_at, document }
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

/** The draft first, then from the latest day. */
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

/** Two people who keep the first draft at once do it one after the other. */
export const lockCostTables = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('cost tables'))`.execute(tx)
