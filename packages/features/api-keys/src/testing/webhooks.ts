import type { Output } from '@seriba/contracts/contract'
import type {
  listWebhookDeliveries,
  listWebhooks,
  NewWebhook,
  viewWebhookDelivery,
  Webhook,
  WebhookDelivery,
} from '@seriba/contracts/webhooks'
import { mostTries } from '@seriba/domain/webhooks/delivery-rules'

export const aWebhook = (more: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  name: 'Website',
  url: 'https://shop.example/hooks',
  events: ['bid.created', 'bid.won', 'invoice.issued'],
  state: 'on',
  begins: 'whsec_',
  endsWith: 'b21f',
  previousUntil: null,
  createdAt: '2026-06-11T01:00:00.000Z',
  failingSince: null,
  held: 0,
  heldSince: null,
  ...more,
})

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const madeWebhook = (more: Partial<Webhook> = {}): NewWebhook => ({
  webhook: aWebhook(more),
  secret: webhookSecret,
})

export const aDelivery = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 11,
  eventId: 'evt_9f2e0c5d1b7a4e6f8a3c2d1e0f9b8a7c',
  type: 'bid.won',
  state: 'delivered',
  createdAt: '2026-11-24T01:11:52.000Z',
  tries: 1,
  lastTryAt: '2026-11-24T01:11:53.000Z',
  nextTryAt: null,
  status: 200,
  error: null,
  duration: 84,
  ...more,
})

/** Deliveries in every state, newest first. */
export const someDeliveries = (now: number): WebhookDelivery[] => [
  aDelivery({
    id: 16,
    eventId: 'evt_16aaaaaaaaaa',
    type: 'webhook.test',
    state: 'waiting',
    tries: 0,
    status: null,
    duration: null,
    nextTryAt: new Date(now).toISOString(),
  }),
  aDelivery({ id: 15, eventId: 'evt_15aaaaaaaaaa', type: 'bid.created' }),
  aDelivery({
    id: 14,
    eventId: 'evt_14aaaaaaaaaa',
    state: 'waiting',
    status: 503,
    tries: 2,
    duration: 1204,
    nextTryAt: new Date(now + 900_000).toISOString(),
  }),
  aDelivery({
    id: 13,
    eventId: 'evt_13aaaaaaaaaa',
    type: 'purchase.updated',
    state: 'failed',
    status: null,
    error: 'timeout',
    tries: mostTries,
    duration: 10_000,
  }),
  aDelivery({
    id: 12,
    eventId: 'evt_12aaaaaaaaaa',
    type: 'invoice.issued',
    state: 'failed',
    status: 410,
  }),
]

export const aWebhookList = (webhooks: Webhook[]): Output<typeof listWebhooks> => ({ webhooks, most: 5 })

export const aLog = (
  deliveries: WebhookDelivery[],
  more: Partial<Output<typeof listWebhookDeliveries>> = {},
): Output<typeof listWebhookDeliveries> => ({
  deliveries,
  counts: {
    all: deliveries.length,
    failed: deliveries.filter(({ state }) => state === 'failed').length,
    waiting: deliveries.filter(({ state }) => state === 'waiting').length,
  },
  more: false,
  keptDays: 30,
  ...more,
})

export const aView = (delivery: WebhookDelivery): Output<typeof viewWebhookDelivery> => ({
  delivery,
  url: 'https://shop.example/hooks',
  headers: {
    'seriba-event': delivery.type,
    'webhook-id': delivery.eventId,
    'webhook-timestamp': '1795655380',
    'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
  body: JSON.stringify({
    id: delivery.eventId,
    type: delivery.type,
    createdAt: delivery.createdAt,
    data: { bidId: 88_213, soldPrice: 5_285_000 },
  }),
  answer: delivery.status === 503 ? 'Service Unavailable' : null,
  triedAt: ['2026-11-24T00:40:12.000Z', '2026-11-24T00:55:20.000Z'].slice(0, delivery.tries),
  mostTries,
})
