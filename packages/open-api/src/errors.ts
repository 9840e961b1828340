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
})

const sharedNames: Record<number, string> = {
  401: 'SignedOut',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'KeyInUse',
  421: 'ForeignHost',
  422: 'InvalidInput',
  429: 'TooManyTries',
  500: 'Internal',
  503: 'TryAgain',
}

const byStatus = (codes: readonly ErrorCode[]) => Map.groupBy(new Set(codes), (code) => errorHttpStatus[code])

/** Why any call may be refused. */
export const sharedResponses: Record<string, Json> = Object.fromEntries(
  [
    ...byStatus(commonErrors),
    [409, [...idempotencyErrors].filter((code) => errorHttpStatus[code] === 409)] as const,
  ].map(([status, codes]) => [sharedNames[status], response(status, codes)]),
)

/** A contract's refusals, by status; those that any call may get are references. */
export function errorResponses(contract: Contract): Json {
  const codes = [
    ...contract.errors,
    ...commonErrors,
    ...(takesIdempotencyKey(contract) ? idempotencyErrors : []),
  ]
  return Object.fromEntries(
    [...byStatus(codes)]
      .sort(([one], [other]) => one - other)
      .map(([status, all]) => {
        const name = sharedNames[status]
        const common = (sharedResponses[name ?? '']?.['x-codes'] ?? []) as ErrorCode[]
        const isShared = all.length === common.length && all.every((code) => common.includes(code))
        return [status, isShared ? { $ref: `#/components/responses/${name}` } : response(status, all)]
      }),
  )
}

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
