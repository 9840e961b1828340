import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { personalWords } from './common-passwords.ts'
import { consumeLinkToken, deleteVerifications, findLinkToken } from './link-tokens.repository.ts'
import { assertPassword, minLengthOf, storePassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { revokeSessions } from './sessions.repository.ts'

/**
 * How long the password behind a reset link must be, and whether its account already has one; refuses an expired
 * link.
 */
export async function checkResetLink({ db, company }: AppContext, token: string) {
  const account = await accountBehind(db, token)
  return { passwordMinLength: minLengthOf(company, account), hasPassword: account.has_password }
}

const accountBehind = async (db: Db, token: string) => {
  const user = await findLinkToken(db, token, 'reset-password')
  if (!user) throw new ApiError('link_expired')
  return user
}

/** Gives an account a new password through the emailed link; all its sessions end. */
export async function resetPassword(
  ctx: AppContext,
  { token, newPassword, confirmPassword }: Input<typeof contracts.resetPassword>,
  ip: string,
): Promise<void> {
  const user = await accountBehind(ctx.db, token)
  assertPassword(newPassword, confirmPassword, {
    minLength: minLengthOf(ctx.company, user),
    words: personalWords(ctx.company, user.email),
  })
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(ctx, async (tx) => {
    const userId = (await consumeLinkToken(tx, token, 'reset-password'))?.user_id
    if (userId === undefined) throw new ApiError('link_expired')
    // Reading the account's email proves that the address is right.
    await tx
      .updateTable('users')
      .set({ email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
      .where('id', '=', userId)
      .execute()
    await deleteVerifications(tx, userId)
    await storePassword(tx, userId, passwordHash, ip)
    await revokeSessions(tx, { userId })
  })
}
