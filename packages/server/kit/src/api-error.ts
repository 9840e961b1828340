import type { ErrorCode } from '@seriba/contracts/errors'
import type { RuleResult } from '@seriba/domain/access/rule-result'

type Explanation = {
  /** Figures that explain the error. */
  detail?: unknown
  /** The fields at fault, each with its own code. */
  fields?: Record<string, ErrorCode>
  /** Figures in the fields' messages, by name, such as the step in `amount_off_step`. */
  figures?: Record<string, string>
}

/** A request that is understood but refused; the client translates the code. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly detail: unknown
  readonly fields: Record<string, ErrorCode> | undefined
  readonly figures: Record<string, string> | undefined

  constructor(code: ErrorCode, { detail, fields, figures }: Explanation = {}) {
    super(code)
    this.code = code
    this.detail = detail
    this.fields = fields
    this.figures = figures
  }
}

/** Throws a rejected rule result as an error. */
export function throwIfRejected(verdict: RuleResult<ErrorCode>) {
  if (!verdict.ok) throw new ApiError(verdict.reason)
}

export function notFound(code: Extract<ErrorCode, `${string}not_found`> = 'not_found'): never {
  throw new ApiError(code)
}
