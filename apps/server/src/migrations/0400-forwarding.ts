import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What the hall was told about a bid, by whom, and what somebody still has to do there.
    alter table bids
      add column forwarded_maximum bigint,
      add column forwarded_by text check (forwarded_by in ('hand', 'gateway')),
      add column via_gateway boolean not null default false,
      add column by_hand text check (by_hand in ('place', 'change', 'withdraw', 'confirm', 'check')),
      add column hall_outcome text check (hall_outcome in ('won', 'lost', 'notSold')),
      add column hall_price bigint,
      add column hall_reported_at timestamptz;
    update bids set forwarded_maximum = amount + adjustment_price, forwarded_by = 'hand' where status = 2;

    create table gateway_messages (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      direction text not null check (direction in ('out', 'in')),
      bid_id integer references bids on delete cascade,
      action text not null check (action in ('place', 'change', 'withdraw', 'result')),
      -- Yen: the maximum that was sent, or the price that was reported.
      amount bigint,
      state text not null check (state in ('waiting', 'accepted', 'refused', 'failed', 'replaced')),
      detail text not null default '',
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index gateway_messages_newest on gateway_messages (seq desc);
    create index gateway_messages_of_bid on gateway_messages (bid_id, seq desc);

    -- Reports from halls by their own numbers: a repeated one gets the same answer as before.
    create table gateway_reports (
      id text primary key,
      body_hash text not null,
      answer jsonb not null,
      received_at timestamptz not null default now()
    );
  `.execute(db)
}
