import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The timeline of PostgreSQL's log on which all numbers so far were assigned. It changes when a standby is
    -- promoted, which may lack the last transactions of its predecessor if that one did not wait for it.
    create table followed_timeline (
      one boolean primary key default true check (one),
      timeline text not null
    );
    insert into followed_timeline (timeline) values (left(pg_walfile_name(pg_current_wal_insert_lsn()), 8));

    -- After a promotion every sequence skips as many numbers as could have been assigned and lost, so that a number
    -- that somebody has seen never comes to mean something else. Nothing happens on the known timeline.
    create function follow_timeline() returns void language plpgsql as $$
    declare
      present text := left(pg_walfile_name(pg_current_wal_insert_lsn()), 8);
      numbers record;
    begin
      if exists (select from followed_timeline where timeline = present) then return; end if;
      perform from followed_timeline for update;
      if exists (select from followed_timeline where timeline = present) then return; end if;
      for numbers in
        select format('%I.%I', schemaname, sequencename)::regclass as name, last_value, max_value
        from pg_sequences
        where schemaname = current_schema() and last_value is not null
      loop
        perform setval(
          numbers.name,
          least(
            numbers.last_value + case when numbers.max_value > 2147483647 then 1000000 else 10000 end,
            numbers.max_value
          )
        );
      end loop;
      update followed_timeline set timeline = present;
    end $$;
  `.execute(db)
}
