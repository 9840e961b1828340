import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Once clients have an answer they may ask further questions; until then, asking again counts as the same request.
    alter table translation_requests drop constraint translation_requests_lot_id_client_id_key;
    create index translation_requests_of_client on translation_requests (lot_id, client_id);
    create unique index translation_requests_one_waits on translation_requests (lot_id, client_id)
      where answer_id is null;
  `.execute(db)
}
