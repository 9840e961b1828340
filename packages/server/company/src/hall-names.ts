import { spellingOf } from '@seriba/domain/lots/spelling'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Spelling = { folded: string; value: string }

const foldedOf = (name: string) => spellingOf('auction', name).folded

/** Each hall's stored name, whatever spelling is given: the first one met, from a feed or here. */
export async function storeHallNames(db: Db | Tx, names: readonly string[]): Promise<Map<string, string>> {
  const spellings = new Map(names.map((name) => [foldedOf(name), spellingOf('auction', name).value]))
  const { rows } = await sql<Spelling>`
    insert into lot_spellings (field, folded, value)
    select 'auction', folded, value
    from unnest(${[...spellings.keys()]}::text[], ${[...spellings.values()]}::text[]) as given (folded, value)
    order by folded
    on conflict (field, folded) do update set value = lot_spellings.value returning folded, value`.execute(db)
  const kept = new Map(rows.map(({ folded, value }) => [folded, value]))
  return new Map(names.map((name) => [name, kept.get(foldedOf(name)) ?? name]))
}

/** A hall's stored name, if it is known. */
export async function knownHallName(db: Db | Tx, name: string): Promise<string> {
  const kept = await db
    .selectFrom('lot_spellings')
    .select('value')
    .where('field', '=', 'auction')
    .where('folded', '=', foldedOf(name))
    .executeTakeFirst()
  return kept?.value ?? name
}

/** Halls from which no lots have come: their names may be mistaken. */
export async function hallsWithoutLots(db: Db | Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as given (name)
    where not exists (select from lots where auction = name)`.execute(db)
  return rows.map(({ name }) => name)
}
