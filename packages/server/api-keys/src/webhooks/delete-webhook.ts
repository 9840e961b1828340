import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { lockWebhook } from './webhooks.repository.ts'

/** Deletes an address with its deliveries. */
export function deleteWebhook(
  { db }: { db: Db },
  actor: Actor,
  { id, dealerId: named }: Input<typeof contracts.deleteWebhook>,
  ip: string,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const { name, url } = await lockWebhook(tx, dealerId, id)
    await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'webhook.delete',
      entity: 'webhook',
      entityId: id,
      before: { dealerId, name, url },
      ip,
    })
  })
}
