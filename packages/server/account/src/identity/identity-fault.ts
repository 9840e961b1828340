import type { ErrorCode } from '@seriba/contracts/errors'
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'

type IdentityFault = Extract<ErrorCode, `identity_${string}`>

const noAnswer = ['TimeoutError', 'AbortError']
const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT']
const busy = ['temporarily_unavailable', 'server_error']

/** What people are told about a login that failed at the provider. The provider's own message stays in the log. */
export function identityFault(error: unknown): IdentityFault {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'identity_canceled'
    return busy.includes(error.error) ? 'identity_away' : 'identity_refused'
  }
  return isAway(error) ? 'identity_away' : 'identity_refused'
}

function isAway(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return isBusy(error.status)
  if (error instanceof Response) return isBusy(error.status)
  if (!(error instanceof Error)) return false
  if (noAnswer.includes(error.name) || awayCodes.includes(codeOf(error))) return true
  // What `fetch` says about a failed connection.
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  return isAway(error.cause)
}

const isBusy = (status: number) => status >= 500 || status === 429

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')
