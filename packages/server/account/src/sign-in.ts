import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import { roleIds } from '@seriba/domain/access/roles'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { findCredentials } from './accounts.repository.ts'
import { type Opened, openSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import type { Browser } from './sessions.repository.ts'
import { clearFailedAttempts, rateLimitAttempt } from './tries.repository.ts'
import { issueChallenge } from './two-step/challenges.repository.ts'
import type { Purpose } from './two-step/minutes.ts'
import { requiresTwoStepSetup, twoStepRule } from './two-step/two-step-rule.ts'

/** A session, or what the browser needs for the second step. */
export type SignedIn = { opened: Opened } | { challenge: string; secondStep: Purpose }

/**
 * Opens a session, or leads to the second step. Only somebody who knows an account's password is told what is wrong
 * with it.
 */
export async function signIn(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  { email, password }: Input<typeof contracts.signIn>,
  browser: Browser,
): Promise<SignedIn> {
  const { db } = ctx
  const account = email.trim().toLowerCase()
  await rateLimitAttempt(db, account, browser.ip)
  const user = await findCredentials(db, account)
  const matches = await verifyPassword(user?.password_hash, password)
  if (!user || !matches) throw new ApiError('invalid_credentials')
  await clearFailedAttempts(db, account, browser.ip)
  if (user.role_id === roleIds.disabled) throw new ApiError('invalid_user')
  if (user.email_verified_at === null) throw new ApiError('email_not_verified')

  const secondStep =
    user.two_step_since !== null ? 'code' : requiresTwoStepSetup(twoStepRule(ctx), user) ? 'setUp' : null
  if (secondStep !== null) return { secondStep, challenge: await issueChallenge(db, user.id, secondStep) }
  return withTransaction({ db }, async (tx) => ({ opened: await openSession(tx, user, browser) }))
}
