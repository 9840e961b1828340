import { spelledFields } from '@seriba/domain/lots/spelling'
import { type Kysely, sql } from 'kysely'
import { lotsOfOddChassis, respellChassis, respellLots, spellingsOfLots } from '../lib/respell-lots.ts'

/** Keeps one spelling of each value and applies it to the lots; the triggers log them for the index. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- The spelling to keep for each value, by the form that all its spellings share.
    create table lot_spellings (
      field text not null,
      folded text not null,
      value text not null,
      primary key (field, folded)
    )`.execute(db)
  // Everything is read before anything is changed: a changed lot stays locked until the last one has been changed.
  const fields = []
  for (const field of spelledFields) fields.push({ field, spellings: await spellingsOfLots(db, field) })
  const oddChassis = await lotsOfOddChassis(db)
  for (const { field, spellings } of fields) {
    await sql`
      insert into lot_spellings (field, folded, value)
      select ${field}, * from unnest(${[...spellings.kept.keys()]}::text[], ${[...spellings.kept.values()]}::text[])`.execute(
      db,
    )
    await respellLots(db, field, spellings)
  }
  await respellChassis(db, oddChassis)
}
