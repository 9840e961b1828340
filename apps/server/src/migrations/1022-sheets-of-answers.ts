import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The address of the translated sheet: it finds other lots with the same sheet, whether or not a machine has read
    -- it.
    alter table translation_answers add column sheet text;
    update translation_answers a set sheet = l.auction_sheet from lots l
      where l.id = a.lot_id and l.auction_sheet is not null;
    create index translation_answers_sheet on translation_answers (sheet) where sheet is not null;
  `.execute(db)
}
