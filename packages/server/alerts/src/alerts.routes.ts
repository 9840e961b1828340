import * as contracts from '@seriba/contracts/alerts'
import { sessionOfRequest } from '@seriba/server-account/session'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { subscribePush, unsubscribePush } from './push-devices.ts'
import { sendTestAlert } from './send-test-alert.ts'
import { connectTelegram, disconnectTelegram } from './telegram/connect.ts'
import { telegramRoutes } from './telegram/webhook.routes.ts'
import { viewAlertChannels } from './view-alert-channels.ts'

export function alertsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewAlertChannels, ({ actor, request }) =>
    viewAlertChannels(ctx, actor, sessionOfRequest(request).id),
  )
  serve(app, contracts.subscribePush, async ({ actor, input, request, caller }) => {
    await subscribePush(ctx, actor, input, {
      sessionId: sessionOfRequest(request).id,
      userAgent: request.headers['user-agent'] ?? '',
      ip: caller.ip,
    })
    return successResponse
  })
  serve(app, contracts.unsubscribePush, async ({ actor, input }) => {
    await unsubscribePush(ctx, actor, input)
    return successResponse
  })
  serve(app, contracts.sendTestAlert, async ({ actor, input, caller }) => {
    await sendTestAlert(ctx, actor, input.channel, caller.language)
    return successResponse
  })
  serve(app, contracts.connectTelegram, ({ actor }) => connectTelegram(ctx, actor))
  serve(app, contracts.disconnectTelegram, async ({ actor, caller }) => {
    await disconnectTelegram(ctx, actor, caller.ip)
    return successResponse
  })
  telegramRoutes(app, ctx)
}
