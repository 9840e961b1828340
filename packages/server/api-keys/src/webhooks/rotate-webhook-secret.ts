import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { NewWebhook } from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { newWebhookSecret } from './webhook-secret.ts'
import { lockWebhook, webhookOf } from './webhooks.repository.ts'

/** Gives an address another secret; requests are also signed with the previous one for the requested time. */
export function rotateWebhookSecret(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { id, dealerId: named, oldWorksHours }: Input<typeof contracts.rotateWebhookSecret>,
  ip: string,
): Promise<NewWebhook> {
  return withTransaction(ctx, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    const before = await lockWebhook(tx, dealerId, id)
    const { text, sealed, endsWith } = newWebhookSecret(dealerId, ctx.config.cookieSecret)
    const { previous_until } = await tx
      .updateTable('webhook_endpoints')
      .set({
        secret: sealed,
        ends_with: endsWith,
        previous_secret: before.secret,
        previous_until: sql<string>`now() + ${oldWorksHours} * interval '1 hour'`,
      })
      .where('id', '=', id)
      .returning('previous_until')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'webhook.rotate',
      entity: 'webhook',
      entityId: id,
      before: { endsWith: before.ends_with },
      after: { dealerId, endsWith, oldWorksUntil: previous_until },
      ip,
    })
    return { webhook: await webhookOf(tx, dealerId, id), secret: text }
  })
}
