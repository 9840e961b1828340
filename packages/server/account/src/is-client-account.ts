import { isBuyer } from '@seriba/domain/access/actor'

/** Anybody's account but staff's, a shut one too. */
export const isClientAccount = (user: { user_type: number; role_id: number }) =>
  isBuyer({ userType: user.user_type, roleId: user.role_id })
