import { notificationKinds } from '@seriba/domain/notifications/notification-kinds'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, success } from './fields.ts'
import { News } from './notifications.ts'

/** A notification: what a toast showed, kept as long as events are. */
export const NotificationItem = z.object({
  seq: z.int(),
  at: instant(),
  payload: News,
  isRead: z.boolean(),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/**
 * The caller's notifications, newest first. A chat that was read has no unread messages, no matter where it was read.
 */
export const notificationList = contract({
  method: 'GET',
  path: '/user/notifications',
  operation: 'notificationList.notificationList',
  audience: 'signedIn',
  input: z.object({
    kind: z._default(z.enum(notificationKinds), 'all'),
    limit: z._default(int(1, 500), 30),
  }),
  output: z.object({
    items: z.array(NotificationItem),
    /** Whether there are older ones. */
    more: z.boolean(),
    unread: z.int(),
    /** The same by kind. */
    unreadOf: z.object({ bids: z.int(), purchases: z.int(), messages: z.int() }),
    /** Bids whose chats hold unread messages from the other side. */
    unreadChats: z.array(z.int()),
  }),
  errors: [],
})

/** Marks some notifications as read, or all up to a given one; later ones stay unread. */
export const readNotifications = contract({
  method: 'PUT',
  path: '/user/read-notifications',
  operation: 'notificationList.readNotifications',
  audience: 'signedIn',
  input: z.object({ seqs: z._default(z.array(id()).check(z.maxLength(500)), []), upTo: z.optional(id()) }),
  output: success(),
  errors: [],
})

const weekOf = z.nullable(z.int())

/**
 * How many notifications reached the caller in seven days on each channel; null if this is unknown or the channel does
 * not send it.
 */
export const viewWeek = contract({
  method: 'GET',
  path: '/user/notification-week',
  operation: 'notificationList.viewWeek',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({
    channels: z.array(
      z.object({
        channel: z.enum(['inApp', 'push', 'telegram', 'email']),
        /** In the app, what its list holds; elsewhere, what the channel accepted. */
        sent: z.int(),
        opened: weekOf,
        /** How often quiet hours delayed it. */
        held: weekOf,
      }),
    ),
  }),
  errors: [],
})
