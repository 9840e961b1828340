import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What a vehicle costs besides its price, as complete versions. Days are Japanese; valid_to is excluded.
    create table cost_tables (
      id integer generated always as identity primary key,
      status text not null check (status in ('draft', 'published')),
      valid_from date,
      valid_to date,
      data jsonb not null,
      version integer not null default 1,
      changed_by integer references users on delete set null,
      changed_at timestamptz not null default now(),
      constraint cost_tables_published check (status = 'draft' or valid_from is not null)
    );
    create unique index cost_tables_one_draft on cost_tables (status) where status = 'draft';
    create index cost_tables_in_force on cost_tables (valid_from desc, id desc) where status = 'published';

    -- A published version is never overwritten: only the day on which it ends is added.
    create function refuse_published_costs() returns trigger language plpgsql as $$
    begin
      if old.status = 'published' and (
        tg_op = 'DELETE' or new.status <> 'published' or new.data is distinct from old.data
        or new.valid_from is distinct from old.valid_from
      ) then
        raise exception 'published cost tables are kept as they are' using errcode = 'insufficient_privilege';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger cost_tables_kept before update or delete on cost_tables
      for each row execute function refuse_published_costs();

    create table cost_choices (
      user_id integer primary key references users on delete cascade,
      port text,
      regime text not null,
      currency text,
      milestone text not null
    );

    -- What clients were shown when they bid: a row for each time the amount was set.
    create table bid_costs (
      id bigint generated always as identity primary key,
      bid_id integer not null references bids on delete cascade,
      tables_id integer not null references cost_tables,
      amount bigint not null,
      port text,
      regime text not null,
      frozen jsonb not null,
      at timestamptz not null default now()
    );
    create index bid_costs_of_bid on bid_costs (bid_id, id desc);
  `.execute(db)
}
