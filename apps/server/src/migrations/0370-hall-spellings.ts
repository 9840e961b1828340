import { type Kysely, sql } from 'kysely'
import { respellLots, spellingsOfLots } from '../lib/respell-lots.ts'

/**
 * Merges names of halls that differ in capitalization, width, or spaces, like other values of lots before. A hall's
 * terms move with its name.
 */
export async function up(db: Kysely<unknown>) {
  const spellings = await spellingsOfLots(db, 'auction')
  await sql`
    insert into lot_spellings (field, folded, value)
    select 'auction', * from unnest(${[...spellings.kept.keys()]}::text[], ${[...spellings.kept.values()]}::text[])`.execute(
    db,
  )
  await respellLots(db, 'auction', spellings)
  for (const [text, value] of spellings.otherwise)
    await sql`
      update halls set name = ${value}
      where name = ${text} and not exists (select from halls where name = ${value})`.execute(db)
}
