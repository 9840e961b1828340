import type { Audience } from '@seriba/domain/access/audience'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import type * as z from 'zod/mini'
import type { CaptchaAction } from './captcha.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One request a client can make: the only description of it, on either side of the wire. */
export type Contract<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  For extends Audience = Audience,
> = {
  method: Method
  /** Below `/v1`. `:name` segments are filled from the input's fields of the same name. */
  path: `/${string}`
  /** Other paths that the same request is served under (DEC33). */
  aliases?: readonly `/${string}`[]
  /** `{module}.{export}`: its name in the cache, the OpenAPI document and the tests of access. */
  operation: `${string}.${string}`
  /** Whom it is for; the server refuses anybody else, and whoever lacks a flag in `needs`, before it looks at the input. */
  audience: For
  needs?: readonly PermissionFlag[]
  /** A public catalogue answers it to visitors too (DEC01). */
  forVisitors?: true
  /** The bot check that must have been passed for it. */
  captcha?: CaptchaAction
  /** Body of a mutation, query of a GET. */
  input: Input
  /** Bytes its body may have, where that is more than others'. */
  largestBody?: number
  /** What stands under `result`. */
  output: Output
  /** Codes this request may be refused with, beside those every request may be; each has a text in every language. */
  errors: readonly ErrorCode[]
  /** What RTK Query makes of it, where its method tells otherwise: a GET is a query, anything else a mutation. */
  as?: 'query' | 'mutation'
  /** Part of the input that travels in the query although the method has a body. */
  inQuery?: readonly string[]
}

export type Input<C extends Contract> = z.output<C['input']>
export type Output<C extends Contract> = z.output<C['output']>
/** What a client may pass: optional and coerced fields as they are written. */
export type Call<C extends Contract> = z.input<C['input']>

// @__NO_SIDE_EFFECTS__
export function contract<I extends z.ZodMiniObject, O extends z.ZodMiniType, const For extends Audience>(
  definition: Contract<I, O, For>,
) {
  return definition
}
