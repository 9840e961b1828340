import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/orders'
import type { Actor } from '@seriba/domain/access/actor'
import { orderProblems } from '@seriba/domain/orders/order'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { ordersChanged } from './order-event.ts'
import { mapOrder } from './orders.repository.ts'

/** Asks the company to find a vehicle, for the user or, by staff, for a client; this does not buy anything. */
export function createOrder(
  { db }: { db: Db },
  actor: Actor,
  input: Input<typeof contracts.createOrder>,
  caller: Pick<Caller, 'connection' | 'ip'>,
  clientId = actor.userId,
): Promise<Output<typeof contracts.createOrder>> {
  const fields = orderProblems(input, new Date())
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return withTransaction({ db }, async (tx) => {
    if (input.bidType !== null && !(await isBidType(tx, input.bidType)))
      throw new ApiError('invalid_input', { fields: { bidType: 'invalid_input' } })
    const row = await tx
      .insertInto('orders')
      .values({
        client_id: clientId,
        kind: input.kind,
        maker: input.maker.trim(),
        model: input.model.trim(),
        chassis: input.chassis.trim(),
        year_from: input.yearFrom,
        year_to: input.yearTo,
        grades: input.grades,
        mileage_from: input.mileageFrom,
        mileage_to: input.mileageTo,
        gearbox: input.gearbox,
        color: input.color.trim(),
        budget: input.budget ?? 0,
        port: input.port.trim(),
        bid_type: input.bidType,
        needed_by: input.neededBy,
        note: input.note.trim(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const order = mapOrder({ ...row, stage: row.status, offered: 0, waiting: 0, bought: [] })
    await recordAudit(tx, {
      actor,
      action: 'order.create',
      entity: 'order',
      entityId: row.id,
      after: { ...order, clientId },
      ip: caller.ip,
    })
    await recordEvent(tx, ordersChanged(clientId, { actor, caller }))
    return { success: true, order }
  })
}

const isBidType = (tx: Tx, id: number) =>
  tx
    .selectFrom('bid_types')
    .select('id')
    .where('id', '=', id)
    .where('for_buyers', '=', true)
    .executeTakeFirst()
