/** What a dealer's program can be notified of, in the order in which it is offered. */
export const webhookEvents = [
  'bid.created',
  'bid.updated',
  'bid.won',
  'bid.lost',
  'bid.canceled',
  'bid.message',
  'lot.changed',
  'sheet.checked',
  'purchase.created',
  'purchase.updated',
  'invoice.issued',
  'payment.received',
] as const
export type WebhookEventType = (typeof webhookEvents)[number]

/** Sent on request, to see whether an address answers. */
export const testEvent = 'webhook.test'

/** Everything that can appear in the log of an address. */
export const deliveredEvents = [...webhookEvents, testEvent] as const
export type DeliveredEventType = (typeof deliveredEvents)[number]
