import { type Kysely, sql } from 'kysely'

/** What a buyer says they paid at the destination, for each line of the estimate. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table destination_costs (
      purchase_id integer not null references purchases on delete cascade,
      line text not null,
      yen integer not null check (yen >= 0),
      entered_by integer references users on delete set null,
      entered_at timestamptz not null default now(),
      primary key (purchase_id, line)
    );
  `.execute(db)
}
