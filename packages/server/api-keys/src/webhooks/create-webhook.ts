import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { NewWebhook } from '@seriba/contracts/webhooks'
import type { Actor } from '@seriba/domain/access/actor'
import { mostWebhooks } from '@seriba/domain/webhooks/delivery-rules'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { askedWebhook } from './asked-webhook.ts'
import { newWebhookSecret } from './webhook-secret.ts'
import { webhookOf } from './webhooks.repository.ts'

/** Adds a dealer's address and returns its signing secret. */
export async function createWebhook(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { dealerId: named, ...asked }: Input<typeof contracts.createWebhook>,
  ip: string,
): Promise<NewWebhook> {
  const wanted = askedWebhook(asked, ctx.config)
  return withTransaction(ctx, async (tx) => {
    const dealerId = await dealerOfKeys(tx, actor, named)
    await assertRoom(tx, dealerId)
    const { text, sealed, endsWith } = newWebhookSecret(dealerId, ctx.config.cookieSecret)
    const { id } = await tx
      .insertInto('webhook_endpoints')
      .values({ user_id: dealerId, created_by: actor.userId, secret: sealed, ends_with: endsWith, ...wanted })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'webhook.create',
      entity: 'webhook',
      entityId: id,
      after: { dealerId, ...wanted },
      ip,
    })
    return { webhook: await webhookOf(tx, dealerId, id), secret: text }
  })
}

/** One dealer's addresses are added one at a time, so that none exceeds the limit. */
async function assertRoom(tx: Tx, dealerId: number) {
  await tx.selectFrom('users').select('id').where('id', '=', dealerId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', dealerId)
    .executeTakeFirstOrThrow()
  if (count >= mostWebhooks) throw new ApiError('too_many_webhooks')
}
