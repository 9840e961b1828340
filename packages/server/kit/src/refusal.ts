import type { RefusalCode } from '@seriba/contracts/refusals'
import type { RuleResult } from '@seriba/domain/access/rule-result'

type Explanation = {
  /** Figures that explain the refusal. */
  detail?: unknown
  /** The fields at fault, each with its own code. */
  fields?: Record<string, RefusalCode>
}

/** A request that is understood and not granted; the code is what the client translates. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: unknown
  readonly fields: Record<string, RefusalCode> | undefined

  constructor(code: RefusalCode, { detail, fields }: Explanation = {}) {
    super(code)
    this.code = code
    this.detail = detail
    this.fields = fields
  }
}

/** Turns a domain verdict into a refusal. */
export function throwIfRejected(verdict: RuleResult<RefusalCode>) {
  if (!verdict.ok) throw new Refusal(verdict.reason)
}

export function notFound(code: Extract<RefusalCode, `${string}not_found`> = 'not_found'): never {
  throw new Refusal(code)
}
