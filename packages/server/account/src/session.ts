import { type Actor, isManager } from '@seriba/domain/access/actor'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import type { Permissions } from '@seriba/domain/access/permissions'
import { roleName } from '@seriba/domain/access/roles'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { ApiError } from '@seriba/server-kit/api-error'
import type { RequestSession } from '@seriba/server-kit/fastify'
import { languageOf } from '@seriba/server-kit/language'
import type { FastifyRequest } from 'fastify'

/** A logged-in browser. */
export type Session = RequestSession

export type UserIdentity = {
  id: number
  user_type: number
  role_id: number
  language: number
  permissions: Partial<Permissions>
  /** Null for everyone except managers. */
  staff_role: StaffRole | null
}

/**
 * An account as the rules see it. An unknown role has a guest's permissions, and a manager without a staff role has
 * any manager's.
 */
export function actorOf(user: UserIdentity): Actor {
  const kind = { userType: user.user_type, roleId: user.role_id }
  const role = isManager(kind) ? 'manager' : (roleName(user.role_id) ?? 'guest')
  return {
    userId: user.id,
    ...kind,
    permission: permissionsOf(role, user.permissions, user.staff_role ?? 'manager'),
  }
}

export const sessionOf = (id: string, user: UserIdentity): Session => ({
  id,
  actor: actorOf(user),
  language: languageOf(user.language),
})

/** The session of a request that only a logged-in user can make. */
export function sessionOfRequest({ session }: FastifyRequest): Session {
  if (!session) throw new ApiError('signed_out')
  return session
}
