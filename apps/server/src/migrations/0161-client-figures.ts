import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The sum of each client's ledger, for lists sorted by it: the ledger only grows, so a sum is never wrong.
    create table ledger_balances (
      user_id integer primary key references users on delete cascade,
      amount bigint not null
    );
    insert into ledger_balances (user_id, amount) select user_id, sum(amount) from ledger group by user_id;

    create function add_to_balances() returns trigger language plpgsql as $$
    begin
      -- In the order of the clients, so that two writers to several clients do not deadlock.
      insert into ledger_balances as kept (user_id, amount)
      select user_id, sum(amount) from added group by user_id order by user_id
      on conflict (user_id) do update set amount = kept.amount + excluded.amount;
      return null;
    end $$;
    create trigger ledger_balances after insert on ledger
      referencing new table as added for each statement execute function add_to_balances();

    -- Wins next to their charges: uncharged ones are found without reading a row.
    create index bids_won on bids (id) include (client_id, sold_price, amount) where status = 6;
    create index purchases_charged on purchases (bid_id) where price is not null;
  `.execute(db)
}
