import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'

type CostChange<Costs> = {
  purchaseId: number
  before: Costs
  after: Costs
  reason: string
  actor: Pick<Actor, 'userId'> | null
  ip?: string
  /** Now, by default. */
  at?: Date
}

/** Records what was changed in a purchase's costs, and why: the audit log keeps only what differs. */
export function recordCostChange<Costs extends object>(
  tx: Tx,
  { purchaseId, before, after, reason, ...by }: CostChange<Costs>,
) {
  const names = (Object.keys(after) as (keyof Costs)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const part = (costs: Costs) => Object.fromEntries(names.map((name) => [name, costs[name]]))
  return recordAudit(tx, {
    ...by,
    action: 'purchase.finances',
    entity: 'purchase',
    entityId: purchaseId,
    before: part(before),
    after: { ...part(after), reason },
  })
}
