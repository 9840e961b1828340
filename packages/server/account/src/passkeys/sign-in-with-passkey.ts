import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/passkeys'
import { roleIds } from '@seriba/domain/access/roles'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { openSession } from '../open-session.ts'
import type { Browser } from '../sessions.repository.ts'
import type { SignedIn } from '../sign-in.ts'
import { issueChallenge } from '../two-step/challenges.repository.ts'
import { requiresTwoStepSetup, twoStepRule } from '../two-step/two-step-rule.ts'
import { challengeMs, issuePasskeyChallenge } from './passkey-challenges.ts'
import { findPasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyPasskey } from './verify-passkey.ts'

export async function offerPasskeySignIn({ db }: Pick<AppContext, 'db'>, host: string) {
  return { challenge: await issuePasskeyChallenge(db, null), rpId: host, timeout: challengeMs }
}

/** Two factors in one: the device, and whatever identifies its owner. No code is required afterwards. */
export async function signInWithPasskey(
  ctx: Pick<AppContext, 'db' | 'config' | 'company'>,
  input: Input<typeof contracts.signInWithPasskey>,
  { party, browser }: { party: RelyingParty; browser: Browser },
): Promise<SignedIn> {
  const { db } = ctx
  const user = await findPasskey(db, input.credentialId, party.host)
  if (!user) throw new ApiError('passkey_refused')
  const counter = await verifyPasskey(db, user, input, party)
  if (user.role_id === roleIds.disabled) throw new ApiError('invalid_user')
  if (user.email_verified_at === null) throw new ApiError('email_not_verified')
  if (requiresTwoStepSetup(twoStepRule(ctx), user))
    return { secondStep: 'setUp', challenge: await issueChallenge(db, user.id, 'setUp') }
  return withTransaction({ db }, async (tx) => {
    const kept = await tx
      .updateTable('passkeys')
      .set({ counter, used_at: sql<string>`now()` })
      .where('id', '=', user.passkey_id)
      .returning('id')
      .executeTakeFirst()
    // Removed in the meantime.
    if (!kept) throw new ApiError('passkey_refused')
    return { opened: await openSession(tx, user, browser) }
  })
}
