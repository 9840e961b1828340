import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '../lib/audit.ts'
import { type Db, transact } from '../lib/db.ts'
import { notFound } from '../lib/refusal.ts'
import type { Caller } from '../lib/serve.ts'

/** Says how far staff has come with an order; its client sees it in his list. */
export function updateOrderStatus(
  { db }: { db: Db },
  actor: Actor,
  { id, status }: Input<typeof contracts.updateOrderStatus>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  return transact({ db }, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!order) return notFound()
    if (order.status === status) return
    await tx.updateTable('orders').set({ status }).where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'order.status',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status },
      ip,
    })
  })
}
