import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Null means open: nobody has entered a figure yet, so nothing is charged for it.
    alter table purchases
      alter column delivery drop not null, alter column delivery drop default,
      alter column freight drop not null, alter column freight drop default;

    -- Null means the company's default. Rows from the company's file are rewritten at each start.
    alter table halls
      alter column deadline_hours drop not null, alter column deadline_hours drop default,
      alter column cancel_deadline_hours drop not null, alter column cancel_deadline_hours drop default,
      alter column overbid_allowance drop not null, alter column overbid_allowance drop default,
      alter column delivery_fee drop not null, alter column delivery_fee drop default,
      add column auction_fee integer,
      add column from_file boolean not null default false;
    update halls set delivery_fee = null where delivery_fee = 0;

    -- A win whose purchase was canceled before it had a price holds no credit.
    drop index purchases_charged;
    create index purchases_settled on purchases (bid_id) where price is not null or status = 7;
  `.execute(db)
}
