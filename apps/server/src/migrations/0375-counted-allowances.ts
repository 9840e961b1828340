import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Yen over the amount that a bid holds of the credit, as the company had it when the bid was last placed or edited.
    alter table bids add column counted_allowance bigint not null default 0
  `.execute(db)
}
