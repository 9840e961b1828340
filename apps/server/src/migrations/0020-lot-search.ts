import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The rank of the condition grade by the domain's rule; written by the feed, null for an unlisted grade.
    alter table lots add column condition_rank real;
    alter table lots add column chassis_code text generated always as (split_part(chassis, '-', 1)) stored;

    -- Listings are answered from these two alone: they contain everything that listings filter and sort by.
    drop index lots_time;
    drop index lots_number;
    drop index lots_model;
    create index lots_time on lots (kind, auction_at, id)
      include (lot_no, year, mileage, start_price, sold_price, condition_rank);
    -- It also serves average prices, which are based on one model, code, and year.
    create index lots_model on lots (kind, maker, model, chassis_code, year, id)
      include (auction_at, lot_no, mileage, start_price, sold_price, condition_rank, status);

    -- Many buyers search at once: a query that used all processors would make the others wait.
    alter table lots set (parallel_workers = 0);

    -- The log is written with every change of a lot. The lock is taken first and held until the commit: numbers
    -- become visible in order, and no two writers deadlock. The feed does both for its batches itself, and says so.
    create function lock_lot_changes() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('lot_changes'));
      return null;
    end $$;
    create trigger lots_locked before insert or update or delete on lots for each statement
      when (current_setting('seriba.logs_lots', true) is distinct from 'yes')
      execute function lock_lot_changes();
    create function log_lot_change() returns trigger language plpgsql as $$
    begin
      insert into lot_changes (lot_id) values (coalesce(new.id, old.id));
      perform pg_notify('lot_changes', '');
      return null;
    end $$;
    create trigger lots_logged after insert or update or delete on lots for each row
      when (current_setting('seriba.logs_lots', true) is distinct from 'yes')
      execute function log_lot_change();
  `.execute(db)
}
