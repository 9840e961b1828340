import type { DeliveredEventType } from '@seriba/domain/webhooks/webhook-events'

export type EventRow = { eventId: string; type: DeliveredEventType; createdAt: string; data: unknown }

/** The body of a request: identical to the letter however often it is sent. */
export const bodyOf = ({ eventId, type, createdAt, data }: EventRow): string =>
  JSON.stringify({ id: eventId, type, createdAt, data })

type Signed = Pick<EventRow, 'eventId' | 'type'> & { timestamp: string; signature: string }

export const headersOf = ({ eventId, type, timestamp, signature }: Signed) => ({
  'content-type': 'application/json',
  'user-agent': 'Seriba-Webhooks/1',
  'seriba-event': type,
  'webhook-id': eventId,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
})
