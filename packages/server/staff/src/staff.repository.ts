import type { Permissions } from '@seriba/domain/access/permissions'
import { roleIds } from '@seriba/domain/access/roles'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

export type StaffListRow = {
  id: number
  full_name: string
  email: string
  language: number
  staff_role: StaffRole
  permissions: Partial<Permissions>
  created_at: string
  two_step_since: string | null
  last_seen: string | null
  online: boolean
  state: 'active' | 'invited' | 'expired' | 'closed'
  invited_at: string | null
  closed_at: string | null
  successor: string | null
  clients: number
  orders: number
}

const staffRows = (condition: RawBuilder<unknown>) => sql<StaffListRow>`
  select u.id, u.full_name, u.email, u.language, coalesce(u.staff_role, 'manager') as staff_role, u.permissions,
    u.created_at, u.two_step_since, u.invited_at, u.closed_at,
    greatest(u.last_login, seen.at) as last_seen, coalesce(seen.online, false) as online,
    case
      when u.role_id = ${roleIds.disabled} then 'closed'
      when u.password_hash is not null then 'active'
      when exists (
        select from link_tokens t
        where t.user_id = u.id and t.purpose = 'reset-password' and t.used_at is null and t.expires_at > now()
      ) then 'invited'
      else 'expired'
    end as state,
    s.full_name as successor,
    (select count(*)::int from users c where c.manager_id = u.id) as clients,
    (select count(*)::int from orders o join users c on c.id = o.client_id
      where c.manager_id = u.id and o.status <> 'closed') as orders
  from users u
  left join users s on s.id = u.successor_id
  left join lateral (
    select max(last_seen_at) as at, bool_or(closed_at is null and access_expires > now()) as online
    from sessions where user_id = u.id
  ) seen on true
  where u.staff_role is not null and ${condition}
  order by u.role_id = ${roleIds.disabled}, u.full_name, u.id`

/** Everybody who works or worked here. */
export async function allStaff(db: Db): Promise<StaffListRow[]> {
  return (await staffRows(sql`true`).execute(db)).rows
}

export async function findStaff(db: Db, id: number): Promise<StaffListRow> {
  const { rows } = await staffRows(sql`u.id = ${id}::bigint`).execute(db)
  return rows[0] ?? notFound('staff_not_found')
}

/** A member of staff, locked against changes until the transaction ends. */
export async function lockStaff(tx: Tx, id: number) {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'language', 'role_id', 'staff_role', 'permissions', 'password_hash'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('staff_role', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return person ?? notFound('staff_not_found')
}

export type StaffPerson = Awaited<ReturnType<typeof lockStaff>>

/** Decides who may change whom: the actor's current role. */
export async function actingStaff(tx: Tx | Db, userId: number) {
  const row = await tx.selectFrom('users').select('staff_role').where('id', '=', userId).executeTakeFirst()
  return { userId, staffRole: row?.staff_role ?? null }
}

/** How an email refers to a member of staff. */
export async function nameOfStaff(tx: Tx, userId: number): Promise<string> {
  const row = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.full_name
}

/** The owners, all of them locked, so that two cannot leave at once. */
export async function lockOwners(tx: Tx) {
  const owners = await tx
    .selectFrom('users')
    .select(['id', 'role_id', 'permissions', 'password_hash', 'email', 'language', 'full_name'])
    .where('staff_role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map((owner) => ({
    ...owner,
    userId: owner.id,
    active:
      owner.role_id !== roleIds.disabled &&
      owner.password_hash !== null &&
      owner.permissions.staffManage !== false,
  }))
}

export type StaffOwner = Awaited<ReturnType<typeof lockOwners>>[number]
