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

/**
 * Whether the company has its first owner. Checked until it does; from then on it stays true. Pages are served
 * without the database, too: while that is unavailable, the company counts as open.
 */
export function openedCompany(db: Db): () => Promise<boolean> {
  let opened = false
  return async () => {
    if (opened) return true
    const found = await hasStaff(db).catch(() => null)
    opened = found === true
    return found !== false
  }
}
