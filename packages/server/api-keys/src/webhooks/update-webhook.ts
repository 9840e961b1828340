import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { Webhook } from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { askedWebhook } from './asked-webhook.ts'
import { lockWebhook, webhookOf } from './webhooks.repository.ts'

/** Changes an address. Waiting deliveries go to the new one; a new URL has no failures yet. */
export async function updateWebhook(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { id, dealerId: named, ...asked }: Input<typeof contracts.updateWebhook>,
  ip: string,
): Promise<Webhook> {
  const wanted = askedWebhook(asked, ctx.config)
  return withTransaction(ctx, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const { name, url, events } = await lockWebhook(tx, dealerId, id)
    await tx
      .updateTable('webhook_endpoints')
      .set({ ...wanted, ...(wanted.url !== url && { failing_since: null }) })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'webhook.update',
      entity: 'webhook',
      entityId: id,
      before: { name, url, events },
      after: { dealerId, ...wanted },
      ip,
    })
    return webhookOf(tx, dealerId, id)
  })
}
