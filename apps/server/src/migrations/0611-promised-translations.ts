import { type Kysely, sql } from 'kysely'

/** A request stores by when its client was promised an answer. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table translation_requests add column promised_at timestamptz;
    update translation_requests r set promised_at = case
        when l.auction_at - interval '10 minutes' > r.requested_at
          then least(r.requested_at + interval '2 hours', l.auction_at - interval '10 minutes')
        else r.requested_at + interval '2 hours'
      end
      from lots l where l.id = r.lot_id;
    alter table translation_requests
      alter column promised_at set default now() + interval '2 hours',
      alter column promised_at set not null;
    create index translation_requests_promised on translation_requests (promised_at) where answer_id is null;
  `.execute(db)
}
