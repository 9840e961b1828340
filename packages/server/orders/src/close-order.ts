import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { lockOrder } from './lock-order.ts'
import { ordersChanged } from './order-event.ts'

/** Closes an order that a client no longer needs; to them, somebody else's order does not exist. */
export function closeOrder(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contracts.closeOrder>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const order = await lockOrder(tx, id, { clientId: actor.userId })
    if (order.status === 'closed') return
    await tx.updateTable('orders').set({ status: 'closed' }).where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'order.close',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status: 'closed' },
      ip: caller.ip,
    })
    await recordEvent(tx, ordersChanged(actor.userId, { actor, caller }))
  })
}
