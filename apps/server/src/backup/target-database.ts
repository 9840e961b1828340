import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openClient } from '@seriba/server-kit/open-client'
import type pg from 'pg'

/** Without tables, with tables and nothing in them, or at work. */
export type TargetState = 'bare' | 'empty' | 'company'

/** What a database holds. Refused where Seriba is at work on it. */
export async function stateOf(url: string): Promise<TargetState> {
  const client = await openClient(url, 'seriba restore').catch((error: Error) => {
    throw new ConfigurationError(`The database cannot be reached (${error.message}): nothing was changed.`)
  })
  try {
    const { rowCount: others } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'seriba%'`,
    )
    if (others) throw atWork()
    const { rowCount: tables } = await client.query(
      `select from pg_tables where schemaname = 'public' limit 1`,
    )
    if (!tables) return 'bare'
    const { rows } = await client.query(`select to_regclass('public.users') is not null as is_ours`)
    if (!rows[0]?.is_ours) {
      throw new ConfigurationError(
        'This database holds tables that do not belong to Seriba, and nothing was changed: set DATABASE_URL to an empty one.',
      )
    }
    const { rowCount: used } = await client.query(
      'select from (select from users union all select from lots) as filled limit 1',
    )
    return used ? 'company' : 'empty'
  } finally {
    await client.end()
  }
}

/**
 * Fills a database beside this one, and gives it this one's name once it is complete. Answers the name under which the
 * former one is kept, or null where it was empty and so was dropped.
 */
export async function besideIt(url: string, state: TargetState, fill: (url: string) => Promise<unknown>) {
  const name = nameIn(url)
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const [draft, former] = [`${name}_restore_${time}`, `${name}_before_${time}`]
  const draftUrl = urlOf(url, draft)
  await asAdmin(url, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(draft)} template template0 encoding 'UTF8'`)
  })
  try {
    await fill(draftUrl)
    await asAdmin(url, async (client) => {
      const rename = (from: string, to: string) =>
        client.query(
          `alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`,
        )
      await client.query('begin')
      await copySettings(client, name, draft)
      await rename(name, former)
      await rename(draft, name)
      await client.query('commit')
    })
  } catch (error) {
    await drop(url, draft)
    throw error
  }
  if (state === 'company') return former
  await drop(url, former)
  return null
}

/** Fills a database without tables; what a failure has left in it is taken away again. */
export async function fillBare<T>(url: string, fill: (url: string) => Promise<T>): Promise<T> {
  try {
    return await fill(url)
  } catch (error) {
    const client = await openClient(url, 'seriba restore')
    try {
      await client.query('drop schema if exists graphile_worker cascade')
      const { rows } = await client.query<{ statement: string }>(leftovers)
      for (const { statement } of rows) await client.query(statement)
    } finally {
      await client.end()
    }
    throw error
  }
}

/**
 * What drops all of `public` but what belongs to extensions: the schema itself stays, with the rights that it has.
 * Functions come last: triggers and computed columns are made of them.
 */
const leftovers = `
  select statement from (
    select 1 as turn, format('drop table if exists public.%I cascade', c.relname) as statement
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select 2, format('drop sequence if exists public.%I cascade', c.relname)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i'))
    union all
    select 3, format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 4, format('drop type if exists public.%I cascade', t.typname)
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  ) as statements order by turn`

/** What is set for the whole database, or for a role in it: it goes by the database, and not by its name. */
async function copySettings(client: pg.Client, from: string, to: string) {
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
  for (const { statement } of rows) await client.query(statement)
}

/** These are lists of names already, each quoted as it has to be. */
const listSettings = [
  'datestyle',
  'search_path',
  'session_preload_libraries',
  'local_preload_libraries',
  'temp_tablespaces',
]

/** False where the name is not one that `besideIt` gives, also to what a killed restore has left, or nothing has it. */
export async function dropFormer(url: string, name: string): Promise<boolean> {
  const kept = ['_before_', '_restore_'].map((what) => `${nameIn(url)}${what}`)
  if (!kept.some((own) => name.startsWith(own) && /^\d{14}$/.test(name.slice(own.length)))) return false
  return drop(url, name)
}

/** Whether there was one. */
async function drop(url: string, name: string): Promise<boolean> {
  return asAdmin(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
    return rowCount === 1
  })
}

/** No database can be renamed by who is in it. */
async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(urlOf(url, 'postgres'), 'seriba restore')
  try {
    return await work(client)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '55006') throw atWork()
    if (code === '42501') {
      throw new ConfigurationError(
        'The account of DATABASE_URL may not create databases, so nothing can be put in this one’s place: restore into a new, empty database, and set DATABASE_URL to it.',
      )
    }
    throw error
  } finally {
    await client.end()
  }
}

const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))
const urlOf = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).href

const atWork = () =>
  new ConfigurationError('Seriba is at work on this database: stop it first. Nothing was changed.')
