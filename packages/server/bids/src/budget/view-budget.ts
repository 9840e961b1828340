import type * as contracts from '@seriba/contracts/budget'
import type { Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { noBudget } from '@seriba/domain/bids/budget'
import { findBudget, spentNow } from '@seriba/server-credit/budget'
import type { Db } from '@seriba/server-kit/db'
import { openQuestions } from './questions.repository.ts'

/** The user's own caps, what is used of them, and staff's open questions. */
export async function viewBudget(
  { db }: { db: Db },
  { userId }: Actor,
  now = new Date(),
): Promise<Output<typeof contracts.viewBudget>> {
  const [settings, used, questions] = await Promise.all([
    findBudget(db, userId),
    spentNow(db, userId, now),
    openQuestions(db, userId, now),
  ])
  return { settings: settings ?? noBudget, used, questions }
}
