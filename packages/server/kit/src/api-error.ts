import type { ErrorCode } from '@seriba/contracts/errors'
import type { RuleResult } from '@seriba/domain/access/rule-result'
import type { Language } from './language-ids.ts'

/** A form's own text for a field's code; undefined if it has none. */
export type FieldText = (code: ErrorCode, field: string, language: Language) => string | undefined

type Explanation = {
  /** Figures that explain the error. */
  detail?: unknown
  /** The fields at fault, each with its own code. */
  fields?: Record<string, ErrorCode>
  /** Figures in the fields' messages, by name, such as the step in `amount_off_step`. */
  figures?: Record<string, string>
  /** For a form that says what is wrong in words of its own. */
  textOf?: FieldText
}

/** A request that is understood but refused; the client translates the code. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly detail: unknown
  readonly fields: Record<string, ErrorCode> | undefined
  readonly figures: Record<string, string> | undefined
  readonly textOf: FieldText | undefined

  constructor(code: ErrorCode, { detail, fields, figures, textOf }: Explanation = {}) {
    super(code)
    this.code = code
    this.detail = detail
    this.fields = fields
    this.figures = figures
    this.textOf = textOf
  }
}

/** Throws a rejected rule result as an error. */
export function throwIfRejected(verdict: RuleResult<ErrorCode>) {
  if (!verdict.ok) throw new ApiError(verdict.reason)
}

export function notFound(code: Extract<ErrorCode, `${string}not_found`> = 'not_found'): never {
  throw new ApiError(code)
}
