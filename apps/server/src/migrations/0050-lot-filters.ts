import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Few lots are machines: their categories cost the others nothing.
    create index lots_category on lots ((details ->> 'category'), (details ->> 'subcategory'))
      where kind = 'machinery';
  `.execute(db)
}
