import { awayChannels } from '@seriba/domain/notifications/choices'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, success, text } from './fields.ts'

/** A browser that gets notifications while the portal is closed. */
export const PushDevice = z.object({
  id: z.int(),
  /** How it identifies itself; the name that the reader sees is made from it. */
  userAgent: z.string(),
  since: instant(),
  /** Whether the caller's own session registered it. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

/**
 * How the caller can be notified while no page is open: the browsers that are registered, and their chat with the
 * company's bot.
 */
export const viewAlertChannels = contract({
  method: 'GET',
  path: '/user/alert-channels',
  operation: 'alerts.viewAlertChannels',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({
    push: z.object({
      /** What a browser subscribes with (RFC 8292). */
      publicKey: z.string(),
      devices: z.array(PushDevice),
    }),
    /** Null if the company has no bot. */
    telegram: z.nullable(z.object({ name: z.nullable(z.string()), since: z.nullable(instant()) })),
  }),
  errors: [],
})

/** Sends push notifications to this browser while the portal is closed, for as long as the session lasts. Calling it again changes nothing. */
export const subscribePush = contract({
  method: 'POST',
  path: '/user/push-subscribe',
  operation: 'alerts.subscribePush',
  audience: 'signedIn',
  input: z.object({
    endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
    p256dh: text(200).check(z.regex(/^[\w-]{80,}={0,2}$/)),
    auth: text(100).check(z.regex(/^[\w-]{16,}={0,2}$/)),
  }),
  output: success(),
  errors: [],
})

/** Stops notifications to a browser, given by its id or, when it asks for itself, by its address. */
export const unsubscribePush = contract({
  method: 'POST',
  path: '/user/push-unsubscribe',
  operation: 'alerts.unsubscribePush',
  audience: 'signedIn',
  input: z.object({ id: z.optional(id()), endpoint: z.optional(text(1000)) }),
  output: success(),
  errors: [],
})

/** Sends a test message through a channel. */
export const sendTestAlert = contract({
  method: 'POST',
  path: '/user/test-alert',
  operation: 'alerts.sendTestAlert',
  audience: 'signedIn',
  input: z.object({ channel: z.enum(awayChannels) }),
  output: success(),
  errors: ['channel_not_connected'],
})

/**
 * A link to the company's Telegram bot that connects the chat to the caller's account; it works once, within 15
 * minutes.
 */
export const connectTelegram = contract({
  method: 'POST',
  path: '/user/telegram-connect',
  operation: 'alerts.connectTelegram',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  errors: ['channel_not_connected'],
})

/** Disconnects the caller's Telegram chat. */
export const disconnectTelegram = contract({
  method: 'POST',
  path: '/user/telegram-disconnect',
  operation: 'alerts.disconnectTelegram',
  audience: 'signedIn',
  input: z.object({}),
  output: success(),
  errors: [],
})
