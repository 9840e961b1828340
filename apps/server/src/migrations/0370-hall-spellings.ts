import { spellingOf } from '@seriba/domain/lots/spelling'
import { type Kysely, sql } from 'kysely'

type Db = Kysely<unknown>

/** Names of halls that differ in capitals, width or spaces become one, as other values of lots did. */
export async function up(db: Db) {
  const { rows } = await sql<{ text: string }>`
    select auction as text from lots group by 1 order by min(id)`.execute(db)
  const kept = new Map<string, string>()
  for (const { text } of rows) {
    const { folded, value } = spellingOf('auction', text)
    if (!kept.has(folded)) kept.set(folded, value)
  }
  await sql`
    insert into lot_spellings (field, folded, value)
    select 'auction', * from unnest(${[...kept.keys()]}::text[], ${[...kept.values()]}::text[])`.execute(db)
  for (const { text } of rows) {
    const value = kept.get(spellingOf('auction', text).folded) ?? text
    if (value !== text) await respell(db, text, value)
  }
}

/** A lot that was imported under both names stays two: bids may be on either. A hall's terms go with its name. */
async function respell(db: Db, text: string, value: string) {
  await sql`
    update lots set auction = ${value}, details = details || jsonb_build_object('original',
      coalesce(details -> 'original', '{}') || jsonb_build_object('auction', ${text}::text))
    where auction = ${text} and not exists (
      select from lots other where other.auction = ${value} and other.kind = lots.kind
        and other.auction_day = lots.auction_day and other.lot_no = lots.lot_no)`.execute(db)
  await sql`
    update halls set name = ${value}
    where name = ${text} and not exists (select from halls where name = ${value})`.execute(db)
}
