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
    create index lots_model on lots (kind, maker, model, auction_at, id)
      include (lot_no, year, mileage, start_price, sold_price, condition_rank);

    -- Sold lots that an average price is taken from.
    create index lots_comparable on lots (maker, model, chassis_code, year, condition_rank)
      include (auction_at, sold_price)
      where kind = 'car' and status in (4533, 4534) and sold_price > 0;

    -- Whoever writes lots, the log of changes is written with them. The lock is held until the commit,
    -- so that numbers become visible in their order and a reader of the log misses none.
    create function log_lot_changes() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('lot_changes'));
      insert into lot_changes (lot_id) select id from changed;
      if found then perform pg_notify('lot_changes', ''); end if;
      return null;
    end $$;
    create trigger lots_inserted after insert on lots referencing new table as changed
      for each statement execute function log_lot_changes();
    create trigger lots_updated after update on lots referencing new table as changed
      for each statement execute function log_lot_changes();
    create trigger lots_deleted after delete on lots referencing old table as changed
      for each statement execute function log_lot_changes();
  `.execute(db)
}
