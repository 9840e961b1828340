import type { Contract } from './contract.ts'

/** Names one wish of a caller: sent again under the same key, it is carried out once. */
export const idempotencyHeader = 'idempotency-key'

/** Set to `true` on an answer that was given before. */
export const replayedHeader = 'idempotency-replayed'

export const longestIdempotencyKey = 255

/** For how long an answer is kept, in days. */
export const idempotencyDays = 7

/**
 * Requests that take no key. Their answers hold secrets, or their input does, and neither may be kept; sessions that
 * are opened twice do no harm.
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

/** Whether the request's own verb keeps the key, in the transaction of what it does. */
export const keepsOwnKey = ({ input }: Contract): boolean => 'idempotencyKey' in input.shape
