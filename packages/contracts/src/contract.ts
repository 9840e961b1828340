import type { Audience } from '@seriba/domain/access/audience'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import type * as z from 'zod/mini'
import type { CaptchaAction } from './captcha.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request that a client can make: its only description, for both sides of the wire. */
export type Contract<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  For extends Audience = Audience,
> = {
  method: Method
  /** Below `/v1`. `:name` segments are filled from the input fields of the same name. */
  path: `/${string}`
  /** Other paths for the same request (DEC33). */
  aliases?: readonly `/${string}`[]
  /** `{module}.{export}`: its name in the cache, in the OpenAPI document and in the access tests. */
  operation: `${string}.${string}`
  /** Those who may call it; the server rejects everyone else, and anyone without a flag in `needs`, before it reads the input. */
  audience: For
  needs?: readonly PermissionFlag[]
  /** With a public catalogue, visitors may call it too (DEC01). */
  forVisitors?: true
  /** The captcha that has to be solved first. */
  captcha?: CaptchaAction
  /** The body of a POST or PUT, the query of a GET or DELETE. */
  input: Input
  /** The body's limit in bytes, if it exceeds the default. */
  largestBody?: number
  /** The answer may take minutes: it asks other services, writes a lot, or uploads a large file. */
  slow?: true
  /** The value under `result`. */
  output: Output
  /** Codes that this request may fail with, in addition to the common ones; each has a text in every language. */
  errors: readonly ErrorCode[]
  /** Overrides the default by method: a GET is a query, anything else a mutation. */
  as?: 'query' | 'mutation'
  /** Input fields that travel in the query even though the method has a body. */
  inQuery?: readonly string[]
  /** Numbers that the specification's bodies send as text; either is accepted. */
  asText?: readonly string[]
}

export type Input<C extends Contract> = z.output<C['input']>
export type Output<C extends Contract> = z.output<C['output']>
/** What a client may pass: before defaults and coercion. */
export type Call<C extends Contract> = z.input<C['input']>

// @__NO_SIDE_EFFECTS__
export function contract<I extends z.ZodMiniObject, O extends z.ZodMiniType, const For extends Audience>(
  definition: Contract<I, O, For>,
) {
  return definition
}
