import type { Actor } from '@seriba/domain/access/actor'
import { type BudgetSettings, hasBudget, noBudget } from '@seriba/domain/bids/budget'
import { findBudget } from '@seriba/server-credit/budget'
import { lockClient } from '@seriba/server-credit/client-lock'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'

/** Sets the user's own caps. They apply from the next bid on: bids placed within the old ones stay. */
export function updateBudget(
  { db }: { db: Db },
  actor: Actor,
  settings: BudgetSettings,
  { ip }: Pick<Caller, 'ip'>,
): Promise<BudgetSettings> {
  return withTransaction({ db }, async (tx) => {
    const { userId } = actor
    await lockClient(tx, userId)
    const before = (await findBudget(tx, userId)) ?? noBudget
    if (hasBudget(settings)) await save(tx, userId, settings)
    else await tx.deleteFrom('budgets').where('user_id', '=', userId).execute()
    await recordAudit(tx, {
      actor,
      action: 'budget.update',
      entity: 'user',
      entityId: userId,
      before,
      after: settings,
      ip,
    })
    return settings
  })
}

async function save(tx: Tx, userId: number, { perDay, perWeek, perGroup, askAbove }: BudgetSettings) {
  const caps = { per_day: perDay, per_week: perWeek, per_group: perGroup, ask_above: askAbove }
  await tx
    .insertInto('budgets')
    .values({ user_id: userId, ...caps })
    .onConflict((row) => row.column('user_id').doUpdateSet(caps))
    .execute()
}
