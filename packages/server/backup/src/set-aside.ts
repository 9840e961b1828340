import type pg from 'pg'
import { savedSchemas, type Table } from './backup-format.ts'
import { quoted } from './saved-tables.ts'

/**
 * Removes what would slow rows down or reject them while only some are there: indexes, references, triggers, and checks
 * that older rows need not pass. Returns the statements that bring it all back, in order.
 */
export async function setAside(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const [constraints, indexes] = [await looseConstraints(client), await plainIndexes(client)]
  for (const table of tables) await client.query(`alter table ${quoted(client, table)} disable trigger user`)
  for (const { drop } of [...constraints, ...indexes]) await client.query(drop)
  return [
    ...indexes.map(({ make }) => make),
    ...constraints.map(({ make }) => make),
    ...tables.map((table) => `alter table ${quoted(client, table)} enable trigger user`),
  ]
}

type SetAside = { drop: string; make: string }

async function looseConstraints(client: pg.Client): Promise<SetAside[]> {
  const { rows } = await client.query<SetAside>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint
     where connamespace = any($1::regnamespace[]) and conrelid <> 0 and (contype = 'f' or not convalidated)
     order by oid`,
    [savedSchemas],
  )
  return rows
}

/** All except those of keys, which belong to a constraint. */
async function plainIndexes(client: pg.Client): Promise<SetAside[]> {
  const { rows } = await client.query<SetAside>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = any($1::regnamespace[])
       and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
     order by i.indexrelid`,
    [savedSchemas],
  )
  return rows
}
