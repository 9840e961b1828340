import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { lockOrder } from './lock-order.ts'
import { ordersChanged } from './order-event.ts'

/** Records how far staff have gotten with an order; its client sees it in their list. */
export function updateOrderStatus(
  { db }: { db: Db },
  actor: Actor,
  { id, status }: Input<typeof contracts.updateOrderStatus>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === status) return
    await tx.updateTable('orders').set({ status }).where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'order.status',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status },
      ip: caller.ip,
    })
    await recordEvent(tx, ordersChanged(order.client_id, { actor, caller }))
  })
}
