import { isBuyer } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Whether an account is one that bids can be placed for. */
export const isClientKind = (user: { user_type: number; role_id: number }) =>
  isBuyer({ userType: user.user_type, roleId: user.role_id }) && user.role_id !== roleIds.disabled

export async function clientExists(db: Db | Tx, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['user_type', 'role_id'])
    .where('id', '=', sql<number>`${userId}::bigint`)
    .executeTakeFirst()
  return user !== undefined && isClientKind(user)
}
