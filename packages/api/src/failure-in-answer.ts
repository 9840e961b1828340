import type { ErrorBody } from '@seriba/contracts/errors'

type Said = Partial<ErrorBody> & { error?: unknown }

/**
 * The error in the response to a change that was answered with 200 but `{success: false, error?}`, or with an error
 * next to its result (3§4.5): such a change was not saved. Null if it was.
 */
export function failureInAnswer(body: unknown, type: 'query' | 'mutation'): Said | null {
  const said = ((body as { result?: unknown } | null)?.result ?? body) as
    | (Said & { success?: boolean })
    | null
  if (type !== 'mutation' || typeof said !== 'object' || said === null) return null
  const code = typeof said.error === 'string' && said.error !== '' ? said.error : undefined
  if (said.success !== false && code === undefined) return null
  return { ...said, ...(code && !said.messageCode && { messageCode: code as ErrorBody['messageCode'] }) }
}
