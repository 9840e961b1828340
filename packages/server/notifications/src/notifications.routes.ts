import * as choices from '@seriba/contracts/notification-choices'
import * as list from '@seriba/contracts/notification-list'
import * as contracts from '@seriba/contracts/user'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { listNotifications } from './list-notifications.ts'
import { missedEvents } from './missed-events.ts'
import { updateNotificationChoices, viewNotificationChoices } from './notification-choices.ts'
import type {} from './ports.ts'
import { readNotifications } from './read-notifications.ts'
import { updateNotificationStatus } from './update-notification-status.ts'
import { viewWeek } from './view-week.ts'
import { winNotifications } from './win-notifications.ts'

export function notificationsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.winNotifications, ({ actor }) => winNotifications(ctx, actor))
  serve(app, contracts.missedEvents, ({ actor, input }) => missedEvents(ctx, actor, input))

  serve(app, contracts.updateNotificationStatus, async ({ actor, input, caller }) => {
    await updateNotificationStatus(ctx, actor, input, caller)
    return successResponse
  })

  serve(app, list.notificationList, ({ actor, input }) => listNotifications(ctx, actor, input))
  serve(app, list.viewWeek, ({ actor }) => viewWeek(ctx, actor))
  serve(app, list.readNotifications, async ({ actor, input, caller }) => {
    await readNotifications(ctx, actor, input, caller)
    return successResponse
  })

  serve(app, choices.viewNotificationChoices, ({ actor }) => viewNotificationChoices(ctx, actor))
  serve(app, choices.updateNotificationChoices, async ({ actor, input, caller }) => {
    await updateNotificationChoices({ db: ctx.db, caller }, actor, input)
    return successResponse
  })
}
