import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Cancellation receipts: what was canceled, when, and by whom. Numbered per Japanese day, without gaps.
    create table cancellations (
      id integer generated always as identity primary key,
      bid_id integer not null references bids on delete cascade,
      number text not null unique,
      canceled_by integer not null references users,
      canceled_at timestamptz not null,
      amount bigint not null,
      free_until timestamptz
    );
    create index cancellations_of_bid on cancellations (bid_id, id);
    create table cancellation_days (day date primary key, last integer not null);
    -- Requests to withdraw a bid after the cancellation deadline; a bid has one open request at a time.
    create table withdrawals (
      id integer generated always as identity primary key,
      bid_id integer not null references bids on delete cascade,
      asked_by integer not null references users,
      asked_at timestamptz not null default now(),
      reason text not null default '',
      outcome text check (outcome in ('withdrawn', 'too_late', 'taken_back')),
      answered_by integer references users,
      answered_at timestamptz,
      note text not null default '',
      check ((outcome is null) = (answered_at is null))
    );
    create unique index withdrawals_open on withdrawals (bid_id) where outcome is null;
    create index withdrawals_of_bid on withdrawals (bid_id, id);
  `.execute(db)
}
