import { type Kysely, sql } from 'kysely'

/** Clients who want to be notified when a lot's sheet arrives; deleted once they have been. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table sheet_alerts (
      lot_id bigint not null references lots on delete cascade,
      client_id integer not null references users on delete cascade,
      asked_at timestamptz not null default now(),
      primary key (lot_id, client_id)
    );
    create index sheet_alerts_client on sheet_alerts (client_id);
  `.execute(db)
}
