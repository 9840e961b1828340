import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'

/** How far a company has been set up, as far as everybody's pages depend on it. */
export type CompanyState = {
  /** Whether anybody has ever worked here. */
  isOpen: boolean
  /** Whether any cost tables have taken effect. */
  hasCosts: boolean
}

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

async function hasCostTables(db: Db): Promise<boolean> {
  const published = await db
    .selectFrom('cost_tables')
    .select('id')
    .where('status', '=', 'published')
    .where('valid_from', '<=', jstDay(new Date()))
    .limit(1)
    .executeTakeFirst()
  return published !== undefined
}

/**
 * Each is checked until it is true; from then on it stays so. Pages are served without the database, too: while that is
 * unavailable, the company counts as set up.
 */
export function companyState(db: Db): () => Promise<CompanyState> {
  const isOpen = onceTrue(() => hasStaff(db))
  const hasCosts = onceTrue(() => hasCostTables(db))
  return async () => {
    const [open, costs] = await Promise.all([isOpen(), hasCosts()])
    return { isOpen: open, hasCosts: costs }
  }
}

function onceTrue(check: () => Promise<boolean>): () => Promise<boolean> {
  let known = false
  return async () => {
    if (known) return true
    const found = await check().catch(() => null)
    known = found === true
    return found !== false
  }
}
