import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What catalogues have said about vehicles: nobody pays twice for an answer. Each row is a lookup.
    create table production_months (
      maker text not null,
      chassis text not null,
      -- Null if the catalogue does not know the number, which may change.
      car_info jsonb,
      asked_by integer references users on delete set null,
      asked_at timestamptz not null default now(),
      primary key (maker, chassis)
    );
    create index production_months_asked_by on production_months (asked_by, asked_at);
  `.execute(db)
}
