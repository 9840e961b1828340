import { rotationHours } from '@seriba/domain/api-keys/key-rules'
import {
  deliveriesKeptAtMost,
  deliveriesKeptDays,
  deliveryErrors,
  deliveryStates,
  mostWebhooks,
  webhookStates,
} from '@seriba/domain/webhooks/delivery-rules'
import { deliveredEvents, webhookEvents } from '@seriba/domain/webhooks/webhook-events'
import { longestWebhookUrl } from '@seriba/domain/webhooks/webhook-url'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fileFormat, id, instant, int, success, text } from './fields.ts'

/** Whose address: staff name the dealer, a dealer leaves it out. */
const dealerId = () => z.optional(id())

export const Webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Turned off by its dealer, or failed: turned off by us, once it has not answered for days. */
  state: z.enum(webhookStates),
  /** How the secret begins and ends. */
  begins: z.string(),
  endsWith: z.string(),
  /** Until when requests are also signed with the secret from before the last renewal. */
  previousUntil: z.nullable(instant()),
  createdAt: instant(),
  /** Since when no answer has been successful; null if the last one was. */
  failingSince: z.nullable(instant()),
  /** Deliveries that are waiting for it to be turned on again, and since when the oldest has been. */
  held: z.int(),
  heldSince: z.nullable(instant()),
})
export type Webhook = z.infer<typeof Webhook>

/** The only answer that contains the secret. */
const NewWebhook = z.object({ webhook: Webhook, secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

/** One event on its way to one address. */
export const WebhookDelivery = z.object({
  id: z.int(),
  /** The same no matter how often it is sent, and at every address. */
  eventId: z.string(),
  type: z.enum(deliveredEvents),
  state: z.enum(deliveryStates),
  createdAt: instant(),
  /** Since it was last requested. */
  tries: z.int(),
  lastTryAt: z.nullable(instant()),
  nextTryAt: z.nullable(instant()),
  /** HTTP status of the last answer. */
  status: z.nullable(z.int()),
  /** Why there was no answer. */
  error: z.nullable(z.enum(deliveryErrors)),
  /** How long the last try took, in milliseconds. */
  duration: z.nullable(z.int()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** The addresses that receive a dealer's events, oldest first. */
export const listWebhooks = contract({
  method: 'GET',
  path: '/user/webhooks',
  operation: 'webhooks.listWebhooks',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId() }),
  output: z.object({
    webhooks: z.array(Webhook),
    /** How many addresses a dealer may have. */
    most: z.int().check(z.lte(mostWebhooks)),
  }),
  errors: ['dealer_unknown', 'client_not_found'],
})

/**
 * Creates a link to download a dealer’s addresses, without their secrets, as a file; it works for one minute and only
 * for the caller.
 */
export const exportWebhooks = contract({
  method: 'GET',
  path: '/user/webhooks-export',
  operation: 'webhooks.exportWebhooks',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['dealer_unknown', 'client_not_found'],
})

const settings = {
  /** What it is for, such as “Website”. */
  name: text(60),
  /** Begins with https://, and leads outside the server's own network. */
  url: text(longestWebhookUrl),
  events: z.array(z.enum(webhookEvents)).check(z.maxLength(webhookEvents.length)),
}

/** Adds an address. Its signing secret is in this answer and nowhere else. */
export const createWebhook = contract({
  method: 'POST',
  path: '/user/webhooks',
  operation: 'webhooks.createWebhook',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId(), ...settings }),
  output: NewWebhook,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'field_required',
    'webhook_url',
    'webhook_inside',
    'too_many_webhooks',
  ],
})

/** Changes an address, its name, or the events it receives. */
export const updateWebhook = contract({
  method: 'PUT',
  path: '/user/webhooks',
  operation: 'webhooks.updateWebhook',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId(), ...settings }),
  output: Webhook,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'not_found',
    'field_required',
    'webhook_url',
    'webhook_inside',
  ],
})

/**
 * Turns an address off or on. While its dealer has it off, new events are not kept for it. Deliveries that were waiting,
 * and all events since we turned it off, are held: when it is turned on, they are sent, or count as failed.
 */
export const switchWebhook = contract({
  method: 'POST',
  path: '/user/webhook-switch',
  operation: 'webhooks.switchWebhook',
  audience: 'dealerOrManager',
  input: z.object({
    id: id(),
    dealerId: dealerId(),
    isOn: z.boolean(),
    /** What happens to held deliveries when it is turned on. */
    held: z._default(z.enum(['send', 'skip']), 'send'),
  }),
  output: Webhook,
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/** Gives an address a new secret. For the given number of hours, requests are signed with the previous one as well. */
export const rotateWebhookSecret = contract({
  method: 'POST',
  path: '/user/webhook-rotate',
  operation: 'webhooks.rotateWebhookSecret',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId(), oldWorksHours: z.literal([...rotationHours]) }),
  output: NewWebhook,
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/** Deletes an address with its deliveries. */
export const deleteWebhook = contract({
  method: 'POST',
  path: '/user/webhook-delete',
  operation: 'webhooks.deleteWebhook',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId() }),
  output: success(),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/** Sends an address the event `webhook.test`, whatever events it receives. */
export const testWebhook = contract({
  method: 'POST',
  path: '/user/webhook-test',
  operation: 'webhooks.testWebhook',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId() }),
  output: z.object({ deliveryId: z.int() }),
  errors: ['dealer_unknown', 'client_not_found', 'not_found', 'webhook_off'],
})

const logFilter = {
  /** The address. */
  id: id(),
  dealerId: dealerId(),
  /** By outcome; `waiting` includes those that are held. */
  which: z._default(z.enum(['all', 'failed', 'waiting']), 'all'),
  /** Of one event type. */
  type: z.optional(z.enum(deliveredEvents)),
  /** Of the last so many days. */
  days: z._default(int(1, deliveriesKeptAtMost), deliveriesKeptDays),
}

/** Deliveries to an address, newest first; they are kept for 30 days or as long as the company sets. */
export const listWebhookDeliveries = contract({
  method: 'GET',
  path: '/user/webhook-deliveries',
  operation: 'webhooks.listWebhookDeliveries',
  audience: 'dealerOrManager',
  input: z.object({
    ...logFilter,
    /** Those before this delivery, which is the last one on the previous page. */
    before: z.optional(id()),
  }),
  output: z.object({
    deliveries: z.array(WebhookDelivery),
    /** Of the requested type and days. */
    counts: z.object({ all: z.int(), failed: z.int(), waiting: z.int() }),
    /** Whether there are older ones. */
    more: z.boolean(),
    /** How many days the company keeps them. */
    keptDays: z.int(),
  }),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/**
 * Creates a link to download the whole log of an address as a file; it works for one minute and only for the caller.
 */
export const exportWebhookDeliveries = contract({
  method: 'GET',
  path: '/user/webhook-deliveries-export',
  operation: 'webhooks.exportWebhookDeliveries',
  audience: 'dealerOrManager',
  input: z.object({ ...logFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/** The request and the response of one delivery. */
export const viewWebhookDelivery = contract({
  method: 'GET',
  path: '/user/webhook-delivery',
  operation: 'webhooks.viewWebhookDelivery',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId() }),
  output: z.object({
    delivery: WebhookDelivery,
    url: z.string(),
    /** As sent at the last try; empty before the first. */
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    /** The beginning of the last answer. */
    answer: z.nullable(z.string()),
    /** The latest last. */
    triedAt: z.array(instant()),
    mostTries: z.int(),
  }),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})

/** Sends a delivery again, with the same event number. */
export const replayWebhookDelivery = contract({
  method: 'POST',
  path: '/user/webhook-replay',
  operation: 'webhooks.replayWebhookDelivery',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId() }),
  output: success(),
  errors: ['dealer_unknown', 'client_not_found', 'not_found', 'webhook_off'],
})

/** Sends every failed delivery to an address again. */
export const replayFailedDeliveries = contract({
  method: 'POST',
  path: '/user/webhook-replay-failed',
  operation: 'webhooks.replayFailedDeliveries',
  audience: 'dealerOrManager',
  input: z.object({
    /** The address. */
    id: id(),
    dealerId: dealerId(),
  }),
  output: z.object({ count: z.int() }),
  errors: ['dealer_unknown', 'client_not_found', 'not_found', 'webhook_off'],
})
