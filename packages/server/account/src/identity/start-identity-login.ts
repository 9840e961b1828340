import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Browser } from '../sessions.repository.ts'
import { rateLimitAddress } from '../tries.repository.ts'
import type { IdentityClient } from './identity-client.ts'
import { insertIdentityLogin } from './identity-logins.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'log'>
type Started = { url: string; token: string }

/** Where the browser goes to log in, and what identifies it when it returns. */
export async function startIdentityLogin(
  { db, log }: Ctx,
  client: IdentityClient,
  { browser, redirectUri }: { browser: Browser; redirectUri: string },
): Promise<Started> {
  await rateLimitAddress(db, browser.ip)
  const provider = await client().catch((error: unknown) => {
    log.warn({ err: error }, 'the identity provider could not be asked how to log in')
    // Whatever is wrong with its configuration, nobody who logs in can fix it.
    throw new ApiError('identity_away')
  })
  const login = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    // The way back is not one of our calls and carries no consent.
    keeps_device: browser.device !== null,
  }
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: login.state,
    nonce: login.nonce,
    code_challenge: await calculatePKCECodeChallenge(login.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, token: await insertIdentityLogin(db, login) }
}
