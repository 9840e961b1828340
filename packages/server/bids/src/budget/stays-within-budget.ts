import { findBudget, spentBySpan } from '@seriba/server-credit/budget'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'

/** Changes a client's groups, unless this could make a day, a week, or a group exceed their caps. */
export async function assertStaysWithinBudget(
  tx: Tx,
  clientId: number,
  change: () => Promise<unknown>,
  now: Date,
) {
  const budget = await findBudget(tx, clientId)
  if (!budget) return change()
  const before = await spentBySpan(tx, clientId, now)
  await change()
  const after = await spentBySpan(tx, clientId, now)
  const caps = { day: budget.perDay, week: budget.perWeek, group: budget.perGroup }
  for (const cap of ['day', 'week', 'group'] as const) {
    const limit = caps[cap]
    if (limit === null) continue
    for (const [span, spent] of after[cap])
      if (spent > limit && spent > (before[cap].get(span) ?? 0))
        throw new ApiError('budget_exceeded', { detail: { obstacle: cap } })
  }
}
