import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table deposits
      -- It is not coming: when, and why.
      add column failed_at timestamptz,
      add column failed_reason text,
      add column reminded_at timestamptz,
      -- The line by which it was paid back.
      add column refund_id bigint references ledger;

    -- What providers have told us, each message once.
    create table provider_events (
      provider text not null,
      event_id text not null,
      kind text not null,
      deposit_id bigint references deposits,
      -- What came of it.
      outcome text not null,
      at timestamptz not null default now(),
      primary key (provider, event_id)
    );

    -- Payments and refunds that providers have told us of, by their names: each is entered once, however many messages
    -- tell of it.
    create table provider_payments (
      provider text not null,
      reference text not null,
      deposit_id bigint not null references deposits,
      -- Yen that are in the ledger by it; refunds are negative.
      amount bigint not null,
      primary key (provider, reference)
    )
  `.execute(db)
}
