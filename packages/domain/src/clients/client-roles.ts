import { type RoleName, roleIds, roleName } from '../access/roles.ts'

/** Kinds of accounts that are clients, in the order in which lists offer them; staff is made elsewhere. */
export const clientRoles = [
  'client',
  'vip',
  'dealer',
  'restricted',
  'guest',
  'troublesome',
  'disabled',
] as const satisfies readonly RoleName[]
export type ClientRole = (typeof clientRoles)[number]

export const clientRoleIds: readonly number[] = clientRoles.map((role) => roleIds[role])

/** A number that no client’s kind has is a guest’s, as wherever rules look. */
export const clientRoleOf = (roleId: number): ClientRole => {
  const name = roleName(roleId)
  return name === undefined || name === 'manager' ? 'guest' : name
}
