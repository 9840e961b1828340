import type pg from 'pg'

/**
 * Copies to a database the settings of another one, both for the whole database and for roles in it. Returns those that
 * this account may not set.
 */
export async function copySettings(client: pg.Client, from: string, to: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format(
       'alter %s set %I = %s',
       case when s.setrole = 0 then format('database %I', $2::text)
         else format('role %I in database %I', pg_get_userbyid(s.setrole), $2::text) end,
       split_part(setting, '=', 1),
       case when lower(split_part(setting, '=', 1)) = any($3)
         then substr(setting, strpos(setting, '=') + 1)
         else quote_literal(substr(setting, strpos(setting, '=') + 1)) end
     ) as statement
     from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as setting
     where d.datname = $1`,
    [from, to, listSettings],
  )
  const lost: string[] = []
  for (const { statement } of rows)
    await client.query(statement).catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error
      lost.push(statement.replace(client.escapeIdentifier(to), client.escapeIdentifier(from)))
    })
  return lost
}

/** These are already lists of names, each quoted as needed. */
const listSettings = [
  'datestyle',
  'search_path',
  'session_preload_libraries',
  'local_preload_libraries',
  'temp_tablespaces',
]
