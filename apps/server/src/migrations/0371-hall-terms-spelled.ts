import { spellingOf } from '@seriba/domain/lots/spelling'
import { type Kysely, sql } from 'kysely'

/** Terms set under another spelling of a hall's name apply to the hall. */
export async function up(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string }>`select name from halls order by name`.execute(db)
  for (const { name } of rows) {
    await sql`
      update halls set name = kept.value
      from lot_spellings kept
      where halls.name = ${name} and kept.field = 'auction' and kept.folded = ${spellingOf('auction', name).folded}
        and kept.value <> halls.name and not exists (select from halls other where other.name = kept.value)`.execute(
      db,
    )
  }
}
