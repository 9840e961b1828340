import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Where there are lots, lib/concurrent-indexes.ts has built both before.
  await sql`
    -- What staff can offer for an order: its maker and model however they are spelled, and still to be sold.
    -- The words are those of bids/lot-finished and orders/lots-to-offer.
    create index if not exists lots_wished on lots (
      lower(maker), lower(model) text_pattern_ops,
      (case when auction_at is null then 'infinity'::date else auction_day end)
    );

    -- Machines by the beginning of their serial number; the words are those of catalogue/lot-conditions.
    create index if not exists lots_serial on lots (
      (upper(case kind when 'machinery' then details ->> 'serial' else chassis end)) text_pattern_ops
    ) where kind = 'machinery';
  `.execute(db)
}
