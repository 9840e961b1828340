import type { IdentityConfig } from '@seriba/server-kit/config'
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'

/** For each request to the provider: people who wait learn soon that it does not answer. */
const patienceSeconds = 4
/** What a provider says of itself changes rarely; its keys are looked up by themselves. */
const keptMs = 60 * 60_000

export type IdentityClient = () => Promise<Configuration>

/** Asks the provider what it says of itself when somebody first logs in: it may be away when we start. */
export function openIdentityClient(
  { issuer, clientId, clientSecret }: IdentityConfig,
  { timeoutSeconds = patienceSeconds } = {},
): IdentityClient {
  let kept: { found: Promise<Configuration>; until: number } | undefined
  return () => {
    if (kept && kept.until > Date.now()) return kept.found
    const url = new URL(issuer)
    const found = discovery(url, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [
        // Signatures are looked at too, not the connection alone.
        enableNonRepudiationChecks,
        ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    })
    const asked = { found, until: Date.now() + keptMs }
    kept = asked
    found.catch(() => {
      if (kept === asked) kept = undefined
    })
    return found
  }
}
