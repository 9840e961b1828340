import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import type { AppContext } from '../context.ts'
import { transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import { wordsAbout } from './common-passwords.ts'
import { assertPassword, minLengthOf, storePassword } from './new-password.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Session } from './session.ts'
import { closeSessions } from './sessions.repository.ts'
import { forgetTries, reserveTry } from './tries.repository.ts'

/** Answers how many other sessions it closed. A guessed old password counts like one at sign-in. */
export async function changePassword(
  ctx: AppContext,
  { id: sessionId, actor }: Session,
  { oldPassword, newPassword, confirmNewPassword }: Input<typeof contracts.changePassword>,
  ip: string,
): Promise<number> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['email', 'password_hash', 'user_type', 'role_id'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const account = user.email.toLowerCase()
  assertPassword(newPassword, confirmNewPassword, {
    minLength: minLengthOf(ctx.company, user),
    repeatedField: 'confirmNewPassword',
    words: wordsAbout(ctx.company, account),
  })
  if (!(await reserveTry(ctx.db, account, ip))) throw new Refusal('too_many_tries')
  if (!(await verifyPassword(user.password_hash, oldPassword))) {
    throw new Refusal('wrong_password', { fields: { oldPassword: 'wrong_password' } })
  }
  await forgetTries(ctx.db, account, ip)
  const passwordHash = await hashPassword(newPassword)
  return transact(ctx, async (tx) => {
    await storePassword(tx, actor.userId, passwordHash, ip)
    return closeSessions(tx, { userId: actor.userId, except: sessionId })
  })
}
