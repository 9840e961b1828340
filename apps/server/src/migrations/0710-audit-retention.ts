import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Entries are never changed. Only the nightly job, which identifies itself, deletes them, and none younger than
    -- seven years.
    create function keep_young_audit() returns trigger language plpgsql as $$
    begin
      if current_setting('seriba.retention', true) is distinct from 'on' or old.at > now() - interval '7 years' then
        raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$;

    drop trigger audit_append_only on audit;
    create trigger audit_append_only before update or truncate on audit execute function refuse_change();
    create trigger audit_kept before delete on audit for each row execute function keep_young_audit();
  `.execute(db)
}
