/** Account kinds, as stored in `roleId`. Labels are phrases: `roles.{name}`. */
export const roleIds = {
  restricted: 979,
  guest: 980,
  vip: 981,
  disabled: 982,
  manager: 991,
  client: 1064,
  troublesome: 1065,
  dealer: 1092,
} as const

export type RoleName = keyof typeof roleIds
export type RoleId = (typeof roleIds)[RoleName]

/** The only two user types that are ever written: the buyers' side and the staff side. */
export const userTypes = { client: 2, manager: 3 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]

export const roleName = (roleId: number): RoleName | undefined =>
  (Object.keys(roleIds) as RoleName[]).find((name) => roleIds[name] === roleId)
