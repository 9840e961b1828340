import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table orders (
      id integer generated always as identity primary key,
      client_id integer not null references users,
      kind text not null check (kind in ('car', 'bike', 'machinery')),
      maker text not null,
      model text not null,
      year_from integer,
      year_to integer,
      grades text[] not null default '{}',
      -- Yen.
      budget bigint not null,
      port text not null,
      note text not null default '',
      status text not null default 'new' check (status in ('new', 'searching', 'closed')),
      created_at timestamptz not null default now()
    );
    create index orders_client on orders (client_id, id);
    create index orders_open on orders (status, id);
  `.execute(db)
}
