import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // If there are lots, lib/concurrent-indexes.ts has already built it, and dropped the index that it replaces.
  await sql`
    -- What staff can offer for an order, by maker and model in any spelling, among lots still to be sold: a tenth of
    -- all lots. The expressions have to match credit/lot-finished and orders/lots-to-offer.
    create index if not exists lots_to_offer on lots (
      lower(maker), lower(model) text_pattern_ops,
      (case when auction_at is null then 'infinity'::date else auction_day end)
    ) where status in (4531, 4532, 4538);

    drop index if exists lots_wished;
  `.execute(db)
}
