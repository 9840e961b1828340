import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The colleague who has asked for the draft to be published.
    alter table cost_tables
      add column asked_by integer references users on delete set null,
      add column asked_at timestamptz,
      add column asked_note text;

    -- People who could write cost tables still can, and nobody gains a right.
    update users set permissions = permissions || jsonb_build_object('costsEdit', permissions->'companyManage')
    where staff_role is not null and permissions ? 'companyManage';
  `.execute(db)
}
