import type { Actor } from './actor.ts'
import { allFlags, guestFlags, type PermissionFlag, type Permissions } from './permissions.ts'
import { roleIds, userTypes } from './roles.ts'

const visible: readonly PermissionFlag[] = guestFlags
const permission = Object.fromEntries(allFlags.map((flag) => [flag, visible.includes(flag)])) as Permissions

/** A visitor to a public catalogue: has nobody's id, so no rows are theirs, and sees what a guest may see. */
export const anonymousActor: Actor = {
  userId: 0,
  userType: userTypes.client,
  roleId: roleIds.guest,
  permission,
}

export const isVisitor = ({ userId }: Pick<Actor, 'userId'>) => userId === anonymousActor.userId
