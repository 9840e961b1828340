import { captchaHeader } from '@seriba/contracts/captcha'
import type { Contract } from '@seriba/contracts/contract'
import {
  idempotencyDays,
  idempotencyHeader,
  longestIdempotencyKey,
  replayedHeader,
  takesIdempotencyKey,
} from '@seriba/contracts/idempotency'
import type { Json } from './json.ts'

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` })

/** On every answer below `/v1`, if the operator limits calls. */
export const rateLimitHeaders = {
  'x-ratelimit-limit': header('RateLimit'),
  'x-ratelimit-remaining': header('RateLimitRemaining'),
  'x-ratelimit-reset': header('RateLimitReset'),
}

export const retryAfter = { 'retry-after': header('RetryAfter') }
export const replayed = { [replayedHeader]: header('Replayed') }

const whole = { type: 'integer', minimum: 0 }

export const headers: Record<string, Json> = {
  RateLimit: {
    description:
      'How many calls per minute are accepted: from one address by one server process or, if the call has an API key, with that key by all of them.',
    schema: whole,
  },
  RateLimitRemaining: { description: 'How many of them are left.', schema: whole },
  RateLimitReset: { description: 'In how many seconds the count starts over.', schema: whole },
  RetryAfter: { description: 'In how many seconds it makes sense to try again.', schema: whole },
  Replayed: {
    description: '`true` if the answer was given before, to an earlier call with the same key.',
    schema: { const: 'true' },
  },
}

export const headerParameters: Record<string, Json> = {
  IdempotencyKey: {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description: [
      `Identifies the request, so that the call can be repeated: it is carried out once, and its answer is kept`,
      `for ${idempotencyDays} days. Keys belong to their user; a refused call does not use up its key.`,
    ].join(' '),
    schema: { type: 'string', minLength: 1, maxLength: longestIdempotencyKey, pattern: '^[\\x21-\\x7e]+$' },
    example: '7f6a2f0e-8f0c-4c8e-9a59-2b7d6c1f0a11',
  },
  Captcha: {
    name: captchaHeader,
    in: 'header',
    required: false,
    description:
      'The solved bot check for this action, from `GET /v1/auth/captcha`. Not needed if the provider is `off`.',
    schema: { type: 'string' },
    example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  },
}

/** The headers that a call takes. */
export const headerParametersOf = (contract: Contract): Json[] => [
  ...(takesIdempotencyKey(contract) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(contract.captcha ? [{ $ref: '#/components/parameters/Captcha' }] : []),
]
