import type { Contract } from './contract.ts'

/** Identifies one request of a caller: sent again with the same key, it is carried out only once. */
export const idempotencyHeader = 'idempotency-key'

/** Set to `true` on an answer that was given before. */
export const replayedHeader = 'idempotency-replayed'

export const longestIdempotencyKey = 255

/** How many days an answer is kept. */
export const idempotencyDays = 7

/**
 * Requests that take no key. Their answers or their inputs contain secrets, which must not be kept, and opening a
 * session twice does no harm.
 */
const withoutKey = {
  concerns: ['auth', 'twoStep', 'firstRun', 'apiKeys'],
  operations: [
    'user.changePassword',
    'feeds.createFeed',
    'feeds.renewFeedKey',
    'feeds.openFeedUpload',
    'webhooks.createWebhook',
    'webhooks.rotateWebhookSecret',
    'calendar.renewCalendar',
    'alerts.connectTelegram',
  ],
}

/** Uploads take none, either: the file would have to be read twice to tell it from another. */
export function takesIdempotencyKey({ method, operation, audience, largestBody }: Contract): boolean {
  const concern = operation.split('.')[0] ?? ''
  return (
    method !== 'GET' &&
    audience !== 'anyone' &&
    largestBody === undefined &&
    !withoutKey.concerns.includes(concern) &&
    !withoutKey.operations.includes(operation)
  )
}

/** Whether the request's own verb stores the key, in the same transaction as its work. */
export const storesOwnKey = ({ input }: Contract): boolean => 'idempotencyKey' in input.shape
