import type { Permissions } from './permissions.ts'
import { roleIds, userTypes } from './roles.ts'

/** The caller: the identity every rule and every query is scoped to. */
export type Actor = {
  userId: number
  userType: number
  roleId: number
  permission: Permissions
}

type Kind = Pick<Actor, 'userType' | 'roleId'>

/** Only staff accounts are managers: an unknown kind of account is a buyer (DEC05). */
export const isManager = ({ userType, roleId }: Kind) =>
  userType === userTypes.manager || roleId === roleIds.manager

export const isDealer = (actor: Kind) => !isManager(actor) && actor.roleId === roleIds.dealer

export const isBuyer = (actor: Kind) => !isManager(actor)
