import type { Actor } from '@seriba/domain/access/actor'
import type { Permissions } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { hashPassword } from '@seriba/server-account/passwords'
import { actorOf } from '@seriba/server-account/session'
import type { Db, Tx } from '@seriba/server-kit/db'

export const testPassword = 'correct horse'
const passwordHash = hashPassword(testPassword)

export type TestUser = { id: number; email: string; actor: Actor }

type UserOptions = {
  role?: RoleName
  permissions?: Partial<Permissions>
  /** For managers, who are owners of the company by default. */
  staffRole?: StaffRole
  /** In yen. */
  creditLimit?: number
  dealer?: TestUser
  language?: number
  verified?: boolean
}

let count = 0

/** An account with `testPassword` in the database. */
export async function aUser(db: Db | Tx, options: UserOptions = {}): Promise<TestUser> {
  const { role = 'client', permissions = {}, creditLimit = 10_000_000, dealer, verified = true } = options
  count += 1
  const email = `${role}${count}@test.example`
  const user = await db
    .insertInto('users')
    .values({
      email,
      password_hash: await passwordHash,
      full_name: `${role} ${count}`,
      role_id: roleIds[role],
      user_type: role === 'manager' ? userTypes.manager : userTypes.client,
      staff_role: role === 'manager' ? (options.staffRole ?? 'owner') : null,
      permissions: JSON.stringify(permissions),
      credit_limit: creditLimit,
      dealer_id: dealer?.id ?? null,
      language: options.language ?? 692,
      email_verified_at: verified ? new Date() : null,
    })
    .returning(['id', 'role_id', 'user_type', 'language', 'permissions', 'staff_role'])
    .executeTakeFirstOrThrow()
  return { id: user.id, email, actor: actorOf(user) }
}

export const aClient = (db: Db | Tx, options: UserOptions = {}) => aUser(db, options)
export const aDealer = (db: Db | Tx, options: UserOptions = {}) => aUser(db, { role: 'dealer', ...options })
export const aManager = (db: Db | Tx, options: UserOptions = {}) => aUser(db, { role: 'manager', ...options })
