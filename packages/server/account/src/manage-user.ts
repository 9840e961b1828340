import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import { recordAudit } from '@seriba/server-kit/audit'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { issueLinkToken, shownLinkHours } from './link-tokens.repository.ts'
import { revokeSessions } from './sessions.repository.ts'
import { resetTwoStep } from './two-step/reset-two-step.ts'
import { lockAccount } from './two-step/two-step.repository.ts'

type Account = { email: string }

async function lockUser(tx: Tx, email: string) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role_id', 'permissions'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new ConfigurationError(`There is no account for ${email}.`)
  return user
}

/** Changes an account's type and permissions; it has to log in again. */
export function setRole({ db }: { db: Db }, { email, role }: Account & { role: RoleName }) {
  return withTransaction({ db }, async (tx) => {
    const user = await lockUser(tx, email)
    const permissions = newAccountPermissions(role)
    await tx
      .updateTable('users')
      .set({
        role_id: roleIds[role],
        user_type: role === 'manager' ? userTypes.manager : userTypes.client,
        staff_role: role === 'manager' ? 'owner' : null,
        permissions: JSON.stringify(permissions),
      })
      .where('id', '=', user.id)
      .execute()
    await revokeSessions(tx, { userId: user.id })
    const before = { roleId: user.role_id, permissions: user.permissions }
    await audit(tx, 'user.role', user.id, before, { roleId: roleIds[role], permissions })
  })
}

/** Switches one flag of an account; its open pages see it with their next request. */
export function setFlag(
  { db }: { db: Db },
  { email, flag, on }: Account & { flag: PermissionFlag; on: boolean },
) {
  return withTransaction({ db }, async (tx) => {
    const user = await lockUser(tx, email)
    const permissions = { ...user.permissions, [flag]: on }
    await tx
      .updateTable('users')
      .set({ permissions: JSON.stringify(permissions) })
      .where('id', '=', user.id)
      .execute()
    await audit(tx, 'user.permissions', user.id, user.permissions, permissions)
  })
}

/** Removes the second step from an account whose owner has lost it, including staff’s. */
export function resetSecondStep({ db }: { db: Db }, { email }: Account): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { id } = await lockUser(tx, email)
    const account = await lockAccount(tx, id)
    if (!account?.two_step_since) throw new ConfigurationError(`${email} does not use two-step login.`)
    await resetTwoStep(tx, account, { actor: null })
  })
}

/** A one-time link for choosing a password; earlier ones stop working. */
export function passwordLink(
  { db }: { db: Db },
  { email, base }: Account & { base: string },
): Promise<string> {
  return withTransaction({ db }, async (tx) => {
    const { id, role_id } = await lockUser(tx, email)
    if (role_id === roleIds.disabled)
      throw new ConfigurationError(`${email} is disabled: change its role first.`)
    const token = await issueLinkToken(tx, id, 'reset-password', shownLinkHours)
    await audit(tx, 'user.passwordLink', id, undefined, { hours: shownLinkHours })
    return `${base}/auth/change-password?token=${token}`
  })
}

/** Ends every session of an account; returns how many there were. */
export function revokeAllSessions({ db }: { db: Db }, { email }: Account): Promise<number> {
  return withTransaction({ db }, async (tx) => {
    const user = await lockUser(tx, email)
    const closed = await revokeSessions(tx, { userId: user.id })
    await audit(tx, 'session.closeAll', user.id, undefined, { closed })
    return closed
  })
}

const audit = (tx: Tx, action: AuditAction, entityId: number, before: unknown, after: unknown) =>
  recordAudit(tx, { actor: null, action, entity: 'user', entityId, before, after })
