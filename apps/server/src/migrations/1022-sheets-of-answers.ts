import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The address of the sheet that was translated: another lot with the same one is found by it, read by a machine or not.
    alter table translation_answers add column sheet text;
    update translation_answers a set sheet = l.auction_sheet from lots l
      where l.id = a.lot_id and l.auction_sheet is not null;
    create index translation_answers_sheet on translation_answers (sheet) where sheet is not null;
  `.execute(db)
}
