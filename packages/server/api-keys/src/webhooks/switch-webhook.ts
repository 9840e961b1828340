import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { Webhook } from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { lockWebhook, notifySenders, webhookOf } from './webhooks.repository.ts'

type Asked = Input<typeof contracts.switchWebhook>

/** Switches an address off, so that nothing is sent and nothing new is stored for it, or back on. */
export function switchWebhook(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named, isOn, held }: Asked,
  ip: string,
): Promise<Webhook> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const { state: before } = await lockWebhook(tx, dealerId, id)
    const state = isOn ? 'on' : 'off'
    if (before === state) return webhookOf(tx, dealerId, id)
    await tx
      .updateTable('webhook_endpoints')
      .set({ state, ...(isOn && { failing_since: null }) })
      .where('id', '=', id)
      .execute()
    await (isOn ? release(tx, id, held) : holdDeliveries(tx, id))
    await recordAudit(tx, {
      actor,
      action: 'webhook.switch',
      entity: 'webhook',
      entityId: id,
      before: { state: before },
      after: { dealerId, state, ...(isOn && { held }) },
      ip,
    })
    return webhookOf(tx, dealerId, id)
  })
}

/** Holds what is waiting for an address that no longer receives anything. */
export async function holdDeliveries(tx: Tx, endpointId: number) {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'held', next_try_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}

async function release(tx: Tx, endpointId: number, held: Asked['held']) {
  await tx
    .updateTable('webhook_deliveries')
    .set(
      held === 'send'
        ? { state: 'waiting', next_try_at: sql`now()`, tries: 0 }
        : { state: 'failed', next_try_at: null },
    )
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'held')
    .execute()
  await notifySenders(tx)
}
