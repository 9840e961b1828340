import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The fields that an entry names; each permission flag is a field of its own.
    create function audit_fields(before jsonb, after jsonb) returns text[] immutable parallel safe
    language sql as $$
      select coalesce(array_agg(distinct name), '{}')
      from (values (before), (after), (before -> 'permissions'), (after -> 'permissions')) as facts (fact),
        lateral jsonb_object_keys(case when jsonb_typeof(fact) = 'object' then fact else '{}' end) as name
    $$;

    create index audit_field on audit using gin (audit_fields(before, after));
  `.execute(db)
}
