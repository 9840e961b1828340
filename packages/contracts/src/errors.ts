import { type PageErrorCode, pageErrors } from './page-errors.ts'

/** Reasons for refusing programs with keys: no page encounters them, and none loads them. */
const programErrorStatus = {
  feed_key: 401,
  key_unknown: 401,
  key_revoked: 401,
  not_for_keys: 403,
  scope_missing: 403,
  key_address: 403,
  key_limit: 429,
} as const

export type ErrorCode = PageErrorCode | keyof typeof programErrorStatus

/**
 * Every error code of the server, with its HTTP status.
 * Each code is a phrase key: `refusal.{code}`.
 */
export const errorHttpStatus = {
  ...Object.fromEntries(
    Object.entries(pageErrors).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
  ),
  ...programErrorStatus,
} as Record<ErrorCode, number>

/** Codes that any request may fail with. */
export const commonErrors = [
  'signed_out',
  'wrong_audience',
  'permission_missing',
  'foreign_origin',
  'foreign_host',
  'not_found',
  'invalid_input',
  'too_many_tries',
  'internal',
  'try_again',
] as const satisfies readonly ErrorCode[]

/** Codes that only a call with an `Idempotency-Key` may fail with. */
export const idempotencyErrors = [
  'idempotency_key_reused',
  'idempotency_key_running',
  'idempotency_answer_lost',
] as const satisfies readonly ErrorCode[]

/**
 * The body of every error response.
 * `message` maps a field to its text and is present for 422; `messageCode` is the phrase key.
 */
export type ErrorBody = {
  success: false
  messageCode: ErrorCode
  /** Field texts in the language of the request. */
  message?: Record<string, string>
  /** The same fields as codes, for apps that do their own translating. */
  fields?: Record<string, ErrorCode>
  /** Figures that explain an error, such as the balance for a 402. */
  detail?: unknown
}
