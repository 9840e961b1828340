import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Somebody's role at the company: a template of rights. Null for anyone but a manager.
    alter table users add column staff_role text
      constraint users_staff_role check (staff_role in ('owner', 'manager', 'accountant', 'shipping', 'translator'));

    -- Managers keep all their rights; the first of them owns the company.
    update users set
      staff_role = 'manager',
      permissions = '{"purchasesManage": true, "financesManage": true, "paymentsRecord": true,
        "paymentsReverse": true, "companyManage": true, "feedsManage": true, "staffManage": true,
        "auditView": true}'::jsonb || permissions
    where user_type = 3 or role_id = 991;
    update users set
      staff_role = 'owner',
      permissions = permissions - '{purchasesManage,financesManage,paymentsRecord,paymentsReverse,companyManage,feedsManage,staffManage,auditView}'::text[]
    where id = (select min(id) from users where staff_role = 'manager' and role_id <> 982);
    -- People who are logged in notice a new role with their next click.
    drop trigger users_tell_accounts on users;
    create trigger users_tell_accounts
      after delete or update of user_type, role_id, staff_role, language, permissions, two_step_since on users
      for each statement execute function tell_accounts();
    create index users_staff on users (id) where staff_role is not null;
  `.execute(db)
}
