import type { ErrorBody } from '@seriba/contracts/errors'

type Said = Partial<ErrorBody> & { error?: unknown }

/**
 * What a server says that answers a change with 200 and `{success: false, error?}`, or with an error beside its answer
 * (3§4.5): such a change was not made. Null for one that was.
 */
export function failedAlthoughAnswered(body: unknown, type: 'query' | 'mutation'): Said | null {
  const said = ((body as { result?: unknown } | null)?.result ?? body) as
    | (Said & { success?: boolean })
    | null
  if (type !== 'mutation' || typeof said !== 'object' || said === null) return null
  const code = typeof said.error === 'string' && said.error !== '' ? said.error : undefined
  if (said.success !== false && code === undefined) return null
  return { ...said, ...(code && !said.messageCode && { messageCode: code as ErrorBody['messageCode'] }) }
}
