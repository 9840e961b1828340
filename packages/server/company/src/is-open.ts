import type { Db, Tx } from '@seriba/server-kit/db'

/** Whether anybody has ever worked here. */
export async function hasStaff(db: Db | Tx): Promise<boolean> {
  const somebody = await db
    .selectFrom('users')
    .select('id')
    .where('staff_role', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return somebody !== undefined
}

/** Whether the company has its first owner. Asked until it does; from then on it stays true. */
export function openedCompany(db: Db) {
  let opened = false
  return async () => {
    opened ||= await hasStaff(db)
    return opened
  }
}
