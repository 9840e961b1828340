import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Yen of credit that a bid holds in addition to its amount, as set by the company when the bid was last placed or
    -- edited.
    alter table bids add column counted_allowance bigint not null default 0
  `.execute(db)
}
