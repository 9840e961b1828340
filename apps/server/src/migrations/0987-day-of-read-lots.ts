import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When the lot is sold, stored with its reading: it finds the sheets of upcoming lots among those of many years.
    alter table sheet_reading_lots add column auction_at timestamptz;
    create index sheet_reading_lots_to_come on sheet_reading_lots (auction_at);

    create function day_of_read_lot() returns trigger language plpgsql as $$
      begin
        -- Locked, so that it cannot be moved to another day in the meantime.
        select auction_at into new.auction_at from lots where id = new.lot_id for share;
        return new;
      end
    $$;
    create trigger sheet_reading_lots_dated before insert on sheet_reading_lots
      for each row execute function day_of_read_lot();

    create function move_read_lot() returns trigger language plpgsql as $$
      begin
        update sheet_reading_lots set auction_at = new.auction_at where lot_id = new.id;
        return null;
      end
    $$;
    create trigger lots_moved after update on lots for each row
      when (new.auction_at is distinct from old.auction_at) execute function move_read_lot();
  `.execute(db)
}
