import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { testEvent } from '@seriba/domain/webhooks/webhook-events'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { lockWebhook, notifySenders } from './webhooks.repository.ts'

const again = { state: 'waiting', next_try_at: sql<string>`now()`, tries: 0 } as const

/** Deliveries to an address that is switched off would only wait. */
async function lockListening(tx: Tx, dealerId: number, id: number) {
  const webhook = await lockWebhook(tx, dealerId, id)
  if (webhook.state !== 'on') throw new ApiError('webhook_off')
  return webhook
}

/** Sends one delivery again, starting over with its first try. */
export function replayDelivery(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named }: Input<typeof contracts.replayWebhookDelivery>,
  ip: string,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const found = await tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as w', 'w.id', 'd.endpoint_id')
      .select(['d.endpoint_id', 'd.event_id'])
      .where('d.id', '=', sql<number>`${id}::bigint`)
      .where('w.user_id', '=', dealerId)
      .executeTakeFirst()
    if (!found) return notFound()
    await lockListening(tx, dealerId, found.endpoint_id)
    await tx.updateTable('webhook_deliveries').set(again).where('id', '=', id).execute()
    await notifySenders(tx)
    await auditReplay(tx, { actor, ip, endpointId: found.endpoint_id, after: { event: found.event_id } })
  })
}

/** Sends everything that failed at an address again; returns how many deliveries there were. */
export function replayFailed(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named }: Input<typeof contracts.replayFailedDeliveries>,
  ip: string,
): Promise<{ count: number }> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    await lockListening(tx, dealerId, id)
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set(again)
      .where('endpoint_id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    const count = Number(numUpdatedRows)
    await notifySenders(tx)
    await auditReplay(tx, { actor, ip, endpointId: id, after: { count } })
    return { count }
  })
}

type Replayed = { actor: Actor; ip: string; endpointId: number; after: object }

const auditReplay = (tx: Tx, { endpointId, ...entry }: Replayed) =>
  recordAudit(tx, { ...entry, action: 'webhook.replay', entity: 'webhook', entityId: endpointId })

/** Sends an address an event without any content; returns its delivery. */
export function sendTestEvent(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named }: Input<typeof contracts.testWebhook>,
): Promise<{ deliveryId: number }> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const { name } = await lockListening(tx, dealerId, id)
    const event = await tx
      .insertInto('webhook_events')
      .values({ user_id: dealerId, type: testEvent, data: JSON.stringify({ message: `A test of ${name}` }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const delivery = await tx
      .insertInto('webhook_deliveries')
      .values({ event_id: event.id, endpoint_id: id, next_try_at: sql<string>`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifySenders(tx)
    return { deliveryId: delivery.id }
  })
}
