import type { IdentityConfig } from '@seriba/server-kit/config'
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'

/** For each request to the provider: people who wait soon learn that it does not answer. */
const patienceSeconds = 4
/** A provider's configuration rarely changes; its keys are looked up separately. */
const keptMs = 60 * 60_000

export type IdentityClient = () => Promise<Configuration>

/** Loads the provider's configuration when somebody first logs in, since it may be unavailable when we start. */
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
        // Signatures are verified too, not just the connection.
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
