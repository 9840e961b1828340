import { openClient } from '@seriba/server-kit/open-client'

/** Fills a database without tables; if that fails, everything it has left is removed again, and nothing else. */
export async function fillEmptyDatabase<T>(url: string, fill: (url: string) => Promise<T>): Promise<T> {
  const before = new Set(await statements(url))
  try {
    return await fill(url)
  } catch (error) {
    await statements(url, (statement) => !before.has(statement))
    throw error
  }
}

/** Returns the statements that would drop everything there is, and runs the selected ones. */
async function statements(url: string, isToRun = (_statement: string) => false): Promise<string[]> {
  const client = await openClient(url, 'seriba restore')
  try {
    const { rows } = await client.query<{ statement: string }>(leftovers)
    for (const { statement } of rows) if (isToRun(statement)) await client.query(statement)
    return rows.map(({ statement }) => statement)
  } finally {
    await client.end()
  }
}

/**
 * Drops all of `public` except what belongs to extensions: the schema itself stays, with its privileges. Functions come
 * last: triggers and computed columns depend on them.
 */
const leftovers = `
  select statement from (
    select 0 as turn, format('drop schema if exists %I cascade', nspname) as statement
    from pg_namespace where nspname = 'graphile_worker'
    union all
    select 1, format('drop table if exists public.%I cascade', c.relname)
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
