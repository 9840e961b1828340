import type { Actor } from './actor.ts'
import { permissionsOf } from './permissions.ts'
import { roleIds, userTypes } from './roles.ts'

/** Who looks around a public catalogue: nobody's id, so no rows are theirs, and what a guest may see. */
export const anonymousActor: Actor = {
  userId: 0,
  userType: userTypes.client,
  roleId: roleIds.guest,
  permission: permissionsOf('guest'),
}

export const isVisitor = ({ userId }: Pick<Actor, 'userId'>) => userId === anonymousActor.userId
