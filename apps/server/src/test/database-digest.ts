import { fullName } from '@seriba/server-backup/backup-format'
import { quoted, savedTables } from '@seriba/server-backup/saved-tables'
import { openClient } from '@seriba/server-kit/open-client'

/** Everything in a database, to compare two: rows by their checksum, and how many objects guard them. */
export async function databaseDigest(url: string) {
  const client = await openClient(url, 'test')
  try {
    await client.query(`set timezone = 'UTC'`)
    const tables: Record<string, string> = {}
    for (const table of await savedTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
         from ${quoted(client, table)} t`,
      )
      tables[fullName(table)] = rows[0]?.digest ?? ''
    }
    const { rows: guards } = await client.query<{ kind: string; text: string }>(
      `select 'index' as kind, pg_get_indexdef(indexrelid) as text from pg_index
         join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
       union all select 'constraint', concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
         where conrelid <> 0 and connamespace = 'public'::regnamespace
       union all select 'trigger', concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
         where not tgisinternal
       union all select 'sequence', concat_ws(' ', sequencename, last_value) from pg_sequences
         where schemaname = 'public'
       order by 1, 2`,
    )
    return { tables, guards: guards.map(({ kind, text }) => `${kind} ${text}`) }
  } finally {
    await client.end()
  }
}
