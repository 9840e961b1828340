import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders
      add column chassis text not null default '',
      -- km
      add column mileage_from integer,
      add column mileage_to integer,
      add column gearbox text not null default '' check (gearbox in ('', 'AT', 'MT')),
      add column color text not null default '',
      add column bid_type integer references bid_types,
      -- A month, '2027-01'; empty for any time.
      add column needed_by text not null default ''
  `.execute(db)
}
