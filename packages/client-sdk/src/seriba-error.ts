import type { ErrorCode, Schema } from './types.ts'

/** A call that the server has understood and refused. */
export class SeribaError extends Error {
  override readonly name = 'SeribaError'
  readonly status: number
  /** Why; see the list of codes in the API’s documentation. */
  readonly messageCode: ErrorCode
  /** Invalid fields, each with its own code. */
  readonly fields: Readonly<Record<string, ErrorCode>>
  /** Figures that explain it, such as the balance for a 402. */
  readonly detail: unknown
  /** In how many seconds it makes sense to try again, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(response: Response, body: Partial<Schema<'Error'>> | undefined) {
    const code = body?.messageCode ?? 'internal'
    super(`${response.status} ${code}`)
    this.status = response.status
    this.messageCode = code
    this.fields = body?.fields ?? {}
    this.detail = body?.detail
    this.retryAfter = retryAfterOf(response)
  }
}

/** Seconds; the header may also carry a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const given = headers.get('retry-after')
  if (given === null) return undefined
  const seconds = Number(given)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(given)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000)
}
