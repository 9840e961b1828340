import { keyErrors, scopeOf } from '@seriba/contracts/api-scopes'
import type { Contract } from '@seriba/contracts/contract'
import { commonErrors, type ErrorCode, errorHttpStatus, idempotencyErrors } from '@seriba/contracts/errors'
import { takesIdempotencyKey } from '@seriba/contracts/idempotency'
import { keyRefusal } from '@seriba/i18n/en/api-keys'
import { refusal, settingRefusal } from '@seriba/i18n/en/refusal'
import { deskRefusal } from '@seriba/i18n/en/refusal-desk'
import { rateLimitHeaders, retryAfter } from './headers.ts'
import type { Json } from './json.ts'

const texts: Record<ErrorCode, string> = { ...refusal, ...settingRefusal, ...deskRefusal, ...keyRefusal }

export const errorSchemas: Record<string, Json> = {
  ErrorCode: {
    type: 'string',
    description: 'A code that says why a call was refused. New codes may be added.',
    enum: Object.keys(errorHttpStatus),
  },
  Error: {
    type: 'object',
    description: 'The body of every unsuccessful answer.',
    properties: {
      success: { const: false },
      messageCode: { $ref: '#/components/schemas/ErrorCode' },
      message: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'What is wrong with each field, in the caller’s language.',
      },
      fields: {
        type: 'object',
        additionalProperties: { $ref: '#/components/schemas/ErrorCode' },
        description: 'The same fields, each with its code.',
      },
      detail: { description: 'Figures that explain the refusal, such as the balance for a 402.' },
      error: { type: 'string', description: '`expired` if there is no session.' },
    },
    required: ['success', 'messageCode'],
  },
}

const exampleOf = (code: ErrorCode): Json => ({
  success: false,
  messageCode: code,
  ...(code === 'signed_out' && { error: 'expired' }),
  ...(code === 'invalid_input' && {
    message: { amount: 'Required field' },
    fields: { amount: 'field_required' },
  }),
  ...(code === 'scope_missing' && { detail: { scope: 'bids:read' } }),
  ...(code === 'key_address' && { detail: { address: '203.0.113.7' } }),
  ...(code === 'key_limit' && { detail: { limit: 60, retryAfter: 12 } }),
})

const byStatus = (codes: readonly ErrorCode[]) => Map.groupBy(new Set(codes), (code) => errorHttpStatus[code])

const ofAny = byStatus(commonErrors)
const ofKeys = byStatus([...commonErrors, ...keyErrors])
const ofRepeating = byStatus(idempotencyErrors)

/** Answers that many calls share, by name. */
const shared: Readonly<Record<string, { status: number; codes: readonly ErrorCode[] | undefined }>> = {
  SignedOut: { status: 401, codes: ofAny.get(401) },
  SignedOutOrKeyInvalid: { status: 401, codes: ofKeys.get(401) },
  Forbidden: { status: 403, codes: ofAny.get(403) },
  ForbiddenOrScopeMissing: { status: 403, codes: ofKeys.get(403) },
  NotFound: { status: 404, codes: ofAny.get(404) },
  TwoStepRequired: { status: 409, codes: ofKeys.get(409) },
  KeyInUse: { status: 409, codes: ofRepeating.get(409) },
  ForeignHost: { status: 421, codes: ofAny.get(421) },
  InvalidInput: { status: 422, codes: ofAny.get(422) },
  TooManyTries: { status: 429, codes: ofAny.get(429) },
  TooManyTriesOrCalls: { status: 429, codes: ofKeys.get(429) },
  Internal: { status: 500, codes: ofAny.get(500) },
  TryAgain: { status: 503, codes: ofAny.get(503) },
}

export const sharedResponses: Record<string, Json> = Object.fromEntries(
  Object.entries(shared).map(([name, { status, codes = [] }]) => [name, response(status, codes)]),
)

/** A contract's refusals, by status; answers that many calls share are references. */
export function errorResponses(contract: Contract): Json {
  const codes = [
    ...contract.errors,
    ...commonErrors,
    ...(scopeOf(contract) ? keyErrors : []),
    ...(takesIdempotencyKey(contract) ? idempotencyErrors : []),
  ]
  return Object.fromEntries(
    [...byStatus(codes)]
      .sort(([one], [other]) => one - other)
      .map(([status, all]) => {
        const name = Object.keys(shared).find((known) => isSame(shared[known], status, all))
        return [status, name ? { $ref: `#/components/responses/${name}` } : response(status, all)]
      }),
  )
}

const isSame = (known: (typeof shared)[string] | undefined, status: number, codes: readonly ErrorCode[]) =>
  known?.status === status &&
  known.codes?.length === codes.length &&
  codes.every((code) => known.codes?.includes(code))

function response(status: number, codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `- \`${code}\`: ${texts[code]}`).join('\n'),
    headers: { ...rateLimitHeaders, ...([409, 429, 503].includes(status) && retryAfter) },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { messageCode: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
    'x-codes': codes,
  }
}
