import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Negotiations with the seller of a lot sold under negotiation; a bid has one open negotiation at a time.
    create table negotiations (
      id integer generated always as identity primary key,
      bid_id integer not null references bids on delete cascade,
      turn text not null check (turn in ('client', 'seller')),
      ask bigint not null,
      offer bigint,
      answer_by timestamptz not null,
      opened_at timestamptz not null default now(),
      outcome text check (outcome in ('accepted', 'declined', 'refused', 'expired')),
      ended_at timestamptz,
      check ((outcome is null) = (ended_at is null))
    );
    create unique index negotiations_open on negotiations (bid_id) where outcome is null;
    create index negotiations_due on negotiations (answer_by) where outcome is null;
    create index negotiations_of_bid on negotiations (bid_id, id);
    create table negotiation_turns (
      id integer generated always as identity primary key,
      negotiation_id integer not null references negotiations on delete cascade,
      act text not null check (act in ('ask', 'offer', 'accept', 'decline', 'refuse', 'expire')),
      side text not null check (side in ('client', 'seller')),
      amount bigint,
      note text not null default '',
      by_id integer references users,
      at timestamptz not null default now()
    );
    create index negotiation_turns_of on negotiation_turns (negotiation_id, id);
  `.execute(db)
}
