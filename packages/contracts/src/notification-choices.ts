import { notificationSwitches } from '@seriba/domain/notifications/choices'
import { minutesOfDay } from '@seriba/domain/notifications/quiet-hours'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, int, success, text } from './fields.ts'

const minute = () => int(0, minutesOfDay - 1)

/** What an account does not want to be notified of on each channel, and when it wants no sound. */
export const NotificationChoices = z.object({
  off: z.array(z.enum(notificationSwitches)).check(z.maxLength(notificationSwitches.length)),
  /**
   * Minutes of the day in the reader's time zone; with `urgent`, wins and anything that cannot wait still come through.
   */
  quiet: z.object({
    on: booleanParam(),
    from: minute(),
    to: minute(),
    urgent: z._default(booleanParam(), true),
  }),
})

/** What the caller is notified of, on which channels, and their quiet hours. */
export const viewNotificationChoices = contract({
  method: 'GET',
  path: '/user/notification-choices',
  operation: 'notificationChoices.viewNotificationChoices',
  audience: 'signedIn',
  input: z.object({}),
  output: NotificationChoices,
  errors: [],
})

/** Changes what the caller is notified of. */
export const updateNotificationChoices = contract({
  method: 'PUT',
  path: '/user/update-notification-choices',
  operation: 'notificationChoices.updateNotificationChoices',
  audience: 'signedIn',
  input: z.extend(NotificationChoices, {
    /** The time zone (IANA) of the quiet hours; if left out, it stays as it was. */
    timeZone: z.optional(text(60)),
  }),
  output: success(),
  errors: [],
})
