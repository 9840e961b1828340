import { webhookData } from '@seriba/contracts/webhook-events'
import { mostTries } from '@seriba/domain/webhooks/delivery-rules'
import { type DeliveredEventType, deliveredEvents } from '@seriba/domain/webhooks/webhook-events'
import type { Json } from './json.ts'
import { schemaOf } from './schemas.ts'
import { webhookExamples } from './webhook-examples.ts'

const summaries: Record<DeliveredEventType, string> = {
  'bid.created': 'A bid was placed',
  'bid.updated': 'A bid’s amount, status, group or sold price changed',
  'bid.won': 'A bid won its lot',
  'bid.lost': 'A bid ended without a win',
  'bid.canceled': 'A bid was canceled',
  'bid.message': 'A message was written about a bid',
  'lot.changed':
    'A lot changed that the dealer or one of their clients has a bid on, or that is one of the dealer’s favorites',
  'sheet.checked': 'Staff checked the reading of such a lot’s auction sheet, or of one that was requested',
  'purchase.created': 'A vehicle that was won became a purchase',
  'purchase.updated': 'A purchase’s costs, status or voyage changed',
  'invoice.issued': 'An invoice was issued for a purchase, or replaced an earlier one',
  'payment.received': 'Money arrived in the dealer’s own account',
  'webhook.test': 'Sent on request, to see whether an address answers',
}

const signing = [
  'The request is signed according to [Standard Webhooks](https://www.standardwebhooks.com): `webhook-signature` holds `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; the key is the Base64 after `whsec_`. While a secret is being renewed, there are two signatures, separated by a space.',
  `Answer with any 2xx status within ten seconds; redirects are not followed. Otherwise it is sent again, up to ${mostTries} times in about a day, but never again after a 410. Events may arrive twice and out of order: drop those whose \`webhook-id\` you already know.`,
].join('\n\n')

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The document's `webhooks`: what dealers' programs are notified of, by name. */
export const webhooks = (): Json =>
  Object.fromEntries(deliveredEvents.map((type) => [type, { post: operationOf(type) }]))

function operationOf(type: DeliveredEventType): Json {
  const id = 'evt_9f2e0c5d1b7a4e6f8a3c2d1e0f9b8a7c'
  return {
    summary: summaries[type],
    description: `${summaries[type]}.\n\n${signing}`,
    tags: ['Webhooks'],
    security: [],
    parameters: [
      header('webhook-id', 'The event; the same no matter how often it is sent', id),
      header('webhook-timestamp', 'When it was sent, in seconds since 1970', '1795655380'),
      header('webhook-signature', 'One signature, or two', 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='),
      header('seriba-event', 'The type of the event', type),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              id: { type: 'string', description: 'The event; the same no matter how often it is sent' },
              type: { type: 'string', const: type },
              createdAt: { type: 'string', format: 'date-time' },
              data: schemaOf(webhookData[type], 'output'),
            },
            required: ['id', 'type', 'createdAt', 'data'],
          },
          example: { id, type, createdAt: '2026-11-26T01:42:10.120Z', data: webhookExamples[type] },
        },
      },
    },
    responses: { '2XX': { description: 'Accepted; up to 1 kB of the body is kept in the log' } },
  }
}
