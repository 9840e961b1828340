import { isBuyer } from '@seriba/domain/access/actor'

/** Any account except those of staff, including disabled ones. */
export const isClientAccount = (user: { user_type: number; role_id: number }) =>
  isBuyer({ userType: user.user_type, roleId: user.role_id })
