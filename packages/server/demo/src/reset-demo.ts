import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Journals that refuse even this; they belong to the demo and are emptied with it. */
const appendOnly = ['audit', 'bid_logs', 'invoices', 'ledger', 'page_versions']

/** Rows written by migrations stay. */
const kept = ['bid_types']

/** Empties the database of a demo company; one that holds anybody else's account is left alone. */
export async function resetDemo({ db }: { db: Db }) {
  const strangers = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'not like', '%@demo.example')
    .limit(1)
    .execute()
  const [stranger] = strangers
  if (stranger) {
    throw new ConfigurationError(
      `The database holds the account ${stranger.email}, which does not belong to the demo company: nothing was deleted.`,
    )
  }
  await withTransaction({ db }, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`.execute(tx)
    const tables = rows.filter(({ name }) => !kept.includes(name)).map(({ name }) => sql.id(name))
    for (const name of appendOnly) await sql`alter table ${sql.id(name)} disable trigger user`.execute(tx)
    await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(tx)
    for (const name of appendOnly) await sql`alter table ${sql.id(name)} enable trigger user`.execute(tx)
  })
}
