import * as contracts from '@seriba/contracts/webhooks'
import { retentionPeriods } from '@seriba/domain/site/retention'
import { mostWebhooks } from '@seriba/domain/webhooks/delivery-rules'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries, viewDelivery } from './deliveries.repository.ts'
import { deliveryExport, webhookExport } from './export-webhooks.ts'
import { replayDelivery, replayFailed, sendTestEvent } from './replay-deliveries.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { switchWebhook } from './switch-webhook.ts'
import { updateWebhook } from './update-webhook.ts'
import { webhookOf, webhooksOf } from './webhooks.repository.ts'

export function webhooksRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listWebhooks, async ({ actor, input }) => ({
    webhooks: await webhooksOf(ctx.db, await dealerOfKeys(ctx.db, actor, input.dealerId)),
    most: mostWebhooks,
  }))
  const file = webhookExport(ctx)
  serve(app, contracts.exportWebhooks, async ({ actor, input }) => {
    await dealerOfKeys(ctx.db, actor, input.dealerId)
    return exportLink(file, ctx, actor, input)
  })
  exportRoute(app, ctx, file)
  const log = deliveryExport(ctx)
  serve(app, contracts.exportWebhookDeliveries, async ({ actor, input }) => {
    await webhookOf(ctx.db, await dealerOfKeys(ctx.db, actor, input.dealerId), input.id)
    return exportLink(log, ctx, actor, input)
  })
  exportRoute(app, ctx, log)
  serve(app, contracts.createWebhook, ({ actor, input, caller }) =>
    createWebhook(ctx, actor, input, caller.ip),
  )
  serve(app, contracts.updateWebhook, ({ actor, input, caller }) =>
    updateWebhook(ctx, actor, input, caller.ip),
  )
  serve(app, contracts.switchWebhook, ({ actor, input, caller }) =>
    switchWebhook(ctx, actor, input, caller.ip),
  )
  serve(app, contracts.rotateWebhookSecret, ({ actor, input, caller }) =>
    rotateWebhookSecret(ctx, actor, input, caller.ip),
  )
  serve(app, contracts.deleteWebhook, async ({ actor, input, caller }) => {
    await deleteWebhook(ctx, actor, input, caller.ip)
    return successResponse
  })
  serve(app, contracts.testWebhook, ({ actor, input }) => sendTestEvent(ctx, actor, input))
  serve(app, contracts.listWebhookDeliveries, async ({ actor, input: { dealerId, ...asked } }) => ({
    ...(await listDeliveries(ctx.db, await dealerOfKeys(ctx.db, actor, dealerId), asked)),
    keptDays: retentionPeriods[ctx.company.keepWebhookLog],
  }))
  serve(app, contracts.viewWebhookDelivery, async ({ actor, input }) =>
    viewDelivery(ctx.db, await dealerOfKeys(ctx.db, actor, input.dealerId), input.id),
  )
  serve(app, contracts.replayWebhookDelivery, async ({ actor, input, caller }) => {
    await replayDelivery(ctx, actor, input, caller.ip)
    return successResponse
  })
  serve(app, contracts.replayFailedDeliveries, ({ actor, input, caller }) =>
    replayFailed(ctx, actor, input, caller.ip),
  )
}
