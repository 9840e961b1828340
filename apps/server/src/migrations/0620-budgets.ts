import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Caps that buyers have set for themselves, in yen; null means none.
    create table budgets (
      user_id integer primary key references users on delete cascade,
      per_day bigint check (per_day > 0),
      per_week bigint check (per_week > 0),
      per_group bigint check (per_group > 0),
      ask_above bigint check (ask_above > 0)
    );
    -- Questions from staff when a cap is in the way; a client's last one about a lot counts.
    create table budget_questions (
      id integer generated always as identity primary key,
      client_id integer not null references users on delete cascade,
      lot_id bigint not null references lots on delete cascade,
      amount bigint not null check (amount > 0),
      note text not null default '',
      asked_by integer not null references users,
      asked_at timestamptz not null default now(),
      outcome text check (outcome in ('yes', 'no', 'over')),
      answered_at timestamptz,
      check ((outcome is null) = (answered_at is null))
    );
    create unique index budget_questions_open on budget_questions (client_id, lot_id) where outcome is null;
    create index budget_questions_of_lot on budget_questions (client_id, lot_id, id);
  `.execute(db)
}
