import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The API shows what is stored: two lines from the same millisecond are ordered by their numbers alone.
    alter table ledger alter column at type timestamptz(3), alter column at drop default;

    -- Why a line was written, if its type does not say so.
    alter table ledger add column purpose text
      check (purpose in ('deposit', 'refund', 'charge', 'correction', 'chargeBack'));

    alter table ledger disable trigger ledger_append_only;
    update ledger set purpose = 'deposit' where id in (select ledger_id from deposits);
    update ledger set purpose = case
        when charges.after = 0 then 'chargeBack'
        when charges.after = ledger.amount then 'charge'
        else 'correction'
      end
    from (
      select id, sum(amount) over (partition by purchase_id order by at, id) as after
      from ledger where type = 'CarPurchase' and purchase_id is not null
    ) charges
    where charges.id = ledger.id;
    alter table ledger enable trigger ledger_append_only;

    alter table ledger alter column id drop identity;
    create sequence ledger_id owned by ledger.id;
    select setval('ledger_id', greatest(1, (select max(id) from ledger)), exists (select from ledger));

    -- An account's lines are written one at a time, and are numbered and dated in that order: its running balance is
    -- the same no matter who adds it up. A line dated by hand keeps its date.
    create function order_ledger() returns trigger language plpgsql as $$
    begin
      insert into ledger_balances (user_id, amount) values (new.user_id, 0) on conflict do nothing;
      perform from ledger_balances where user_id = new.user_id for update;
      new.id := nextval('ledger_id');
      if new.at is null then
        new.at := greatest(clock_timestamp(), (select max(at) from ledger where user_id = new.user_id));
      end if;
      return new;
    end $$;
    create trigger ledger_order before insert on ledger for each row execute function order_ledger();
  `.execute(db)
}
