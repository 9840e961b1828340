import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Yen for one unit of a currency, by the day that the source gives. A rate that was read stays as it is.
    create table exchange_rates (
      id integer generated always as identity primary key,
      day date not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      yen_per numeric(15, 8) not null check (yen_per > 0),
      source text not null check (source in ('ecb', 'cbr', 'file', 'manual')),
      entered_by integer references users on delete set null,
      read_at timestamptz not null default now()
    );
    create index exchange_rates_newest on exchange_rates (currency, day desc, id desc);
    create unique index exchange_rates_read_once on exchange_rates (source, day, currency) where source <> 'manual';
  `.execute(db)
}
