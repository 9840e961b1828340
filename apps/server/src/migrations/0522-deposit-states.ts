import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table deposits
      -- When it was given up on, and why.
      add column failed_at timestamptz,
      add column failed_reason text,
      add column reminded_at timestamptz,
      -- The line that refunded it.
      add column refund_id bigint references ledger;

    -- What providers have reported to us, each message once.
    create table provider_events (
      provider text not null,
      event_id text not null,
      kind text not null,
      deposit_id bigint references deposits,
      -- The result.
      outcome text not null,
      at timestamptz not null default now(),
      primary key (provider, event_id)
    );

    -- Payments and refunds reported by providers, by their names: each is entered once, however many messages report
    -- it.
    create table provider_payments (
      provider text not null,
      reference text not null,
      deposit_id bigint not null references deposits,
      -- Yen in the ledger because of it; refunds are negative.
      amount bigint not null,
      primary key (provider, reference)
    )
  `.execute(db)
}
