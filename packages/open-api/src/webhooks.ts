import { webhookData } from '@seriba/contracts/webhook-events'
import { mostTries } from '@seriba/domain/webhooks/delivery-rules'
import { type DeliveredEventType, deliveredEvents } from '@seriba/domain/webhooks/webhook-events'
import type { Json } from './json.ts'
import { schemaOf } from './schemas.ts'
import { webhookExamples } from './webhook-examples.ts'

const summaries: Record<DeliveredEventType, string> = {
  'bid.created': 'A bid was placed',
  'bid.updated': 'A bid’s amount, status, group or sold price changed',
  'bid.won': 'A bid has won its lot',
  'bid.lost': 'A bid is over without a win',
  'bid.canceled': 'A bid was canceled',
  'bid.message': 'A message was written about a bid',
  'lot.changed':
    'A lot has changed on which the dealer or a client has a bid, or that is a favorite of the dealer',
  'sheet.checked':
    'Staff has checked the reading of the auction sheet of such a lot, or of one that was asked for',
  'purchase.created': 'A vehicle that was won became a purchase',
  'purchase.updated': 'A purchase’s costs, status or voyage changed',
  'invoice.issued': 'A purchase has an invoice, or another one that replaces it',
  'payment.received': 'Money has come to the dealer’s own account',
  'webhook.test': 'Sent on request, to see whether an address answers',
}

const signing = [
  'The request is signed as [Standard Webhooks](https://www.standardwebhooks.com) has it: `webhook-signature` holds `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; the key is the Base64 behind `whsec_`. While a secret is renewed there are two signatures, with a space between them.',
  `Answer with any status of 2xx within ten seconds; redirects are not followed. Otherwise it is sent again, up to ${mostTries} times in about a day, and not at all after 410. Events may come twice and in another order: drop those whose \`webhook-id\` you know.`,
].join('\n\n')

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The `webhooks` of the document: what programs of dealers are told, by its name. */
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
      header('webhook-id', 'The event; the same however often it is sent', id),
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
              id: { type: 'string', description: 'The event; the same however often it is sent' },
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
    responses: { '2XX': { description: 'Taken; what the body says is kept in the log, up to 1 kB of it' } },
  }
}
