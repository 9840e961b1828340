import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The rank of the condition grade, by the domain's rule; written by the feed, null for an unlisted grade.
    alter table lots add column condition_rank real;
    alter table lots add column chassis_code text generated always as (split_part(chassis, '-', 1)) stored;

    -- Listings are answered from these two alone: whatever they filter and sort by is in them.
    drop index lots_time;
    drop index lots_number;
    drop index lots_model;
    create index lots_time on lots (kind, auction_at, id)
      include (lot_no, year, mileage, start_price, sold_price, condition_rank);
    -- It serves average prices too, which are taken from one model, code and year.
    create index lots_model on lots (kind, maker, model, chassis_code, year, id)
      include (auction_at, lot_no, mileage, start_price, sold_price, condition_rank, status);
  `.execute(db)
}
