import type { Output } from '@seriba/contracts/contract'
import type { viewCredit as contract } from '@seriba/contracts/credit'
import type { Actor } from '@seriba/domain/access/actor'
import type { Db } from '@seriba/server-kit/db'
import { creditParts } from './credit-parts.ts'
import { usedToday } from './used-today.ts'

/** What holds the user's credit, and how much of their daily limits is used. */
export async function viewCredit({ db }: { db: Db }, { userId }: Actor): Promise<Output<typeof contract>> {
  const now = new Date()
  const [parts, used] = await Promise.all([creditParts(db, userId, now), usedToday(db, userId, now)])
  return { parts, used }
}
