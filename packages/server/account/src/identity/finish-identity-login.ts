import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { openSession } from '../open-session.ts'
import type { Browser } from '../sessions.repository.ts'
import type { SignedIn } from '../sign-in.ts'
import { clearAddressAttempts } from '../tries.repository.ts'
import { issueChallenge } from '../two-step/challenges.repository.ts'
import { requiresTwoStep, twoStepRule } from '../two-step/two-step-rule.ts'
import type { IdentityClient } from './identity-client.ts'
import { identityFault } from './identity-fault.ts'
import { type IdentityLogin, spendIdentityLogin } from './identity-logins.repository.ts'
import { type Identity, staffOfIdentity } from './staff-of-identity.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'company' | 'log'>
type Came = {
  /** Identifies the browser that began the login. */
  token: string | undefined
  /** The address to which the provider sent it. */
  url: URL
  browser: Browser
}

/**
 * Opens a session for somebody whom the provider vouches for. This replaces password and second step; if the operator
 * requires our own second step of staff, that follows.
 */
export async function finishIdentityLogin(
  ctx: Ctx,
  client: IdentityClient,
  { token, url, browser }: Came,
): Promise<SignedIn> {
  const { db } = ctx
  const login = token === undefined ? undefined : await spendIdentityLogin(db, token)
  if (!login) throw new ApiError('identity_refused')
  const from = { ...browser, device: login.keeps_device ? browser.device : null }
  const identity = await identityIn(ctx, client, url, login)
  const rule = twoStepRule(ctx)
  const result = await withTransaction({ db }, async (tx) => {
    const user = await staffOfIdentity(tx, identity, browser.ip)
    if (requiresTwoStep(rule, user)) return { user, opened: null }
    return { user, opened: await openSession(tx, user, from) }
  })
  await clearAddressAttempts(db, browser.ip)
  const { user, opened } = result
  if (opened) return { opened }
  const secondStep = user.two_step_since === null ? 'setUp' : 'code'
  return { secondStep, challenge: await issueChallenge(db, user.id, secondStep) }
}

/** The identity that the provider claims; an invalid claim is refused, and the log has the reason. */
async function identityIn(
  { log }: Ctx,
  client: IdentityClient,
  url: URL,
  { state, nonce, verifier }: IdentityLogin,
): Promise<Identity> {
  try {
    const provider = await client()
    const tokens = await authorizationCodeGrant(provider, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('there is no ID token')
    const email =
      emailIn(claims) ??
      (claims.email === undefined ? await askedEmail(provider, tokens.access_token, claims.sub) : null)
    return { issuer: claims.iss, subject: claims.sub, verifiedEmail: email }
  } catch (error) {
    log.warn({ err: error }, 'a login through the identity provider was refused')
    throw new ApiError(identityFault(error))
  }
}

/** Some providers reveal addresses only on request. */
async function askedEmail(provider: Configuration, accessToken: string, subject: string) {
  if (provider.serverMetadata().userinfo_endpoint === undefined) return null
  return emailIn(await fetchUserInfo(provider, accessToken, subject))
}

/** Some providers send the flag as text. */
const emailIn = ({ email, email_verified }: Record<string, unknown>): string | null =>
  typeof email === 'string' && (email_verified === true || email_verified === 'true') ? email : null
