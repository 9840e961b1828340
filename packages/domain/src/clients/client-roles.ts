import { type RoleName, roleIds, roleName } from '../access/roles.ts'

/** Account kinds that are clients, in the order in which lists offer them; staff are created elsewhere. */
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

/** A number that is not a client kind counts as a guest, as it does wherever rules check. */
export const clientRoleOf = (roleId: number): ClientRole => {
  const name = roleName(roleId)
  return name === undefined || name === 'manager' ? 'guest' : name
}
