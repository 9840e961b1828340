import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { personalWords } from './common-passwords.ts'
import { assertPassword, minLengthOf, storePassword } from './new-password.ts'
import { assertCurrentPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import type { Session } from './session.ts'
import { revokeSessions } from './sessions.repository.ts'

/** Returns how many other sessions it closed. */
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
  assertPassword(newPassword, confirmNewPassword, {
    minLength: minLengthOf(ctx.company, user),
    repeatedField: 'confirmNewPassword',
    words: personalWords(ctx.company, user.email.toLowerCase()),
  })
  await assertCurrentPassword(ctx.db, { account: user, password: oldPassword, field: 'oldPassword', ip })
  if (newPassword === oldPassword)
    throw new ApiError('invalid_input', { fields: { newPassword: 'password_unchanged' } })
  const passwordHash = await hashPassword(newPassword)
  return withTransaction(ctx, async (tx) => {
    await storePassword(tx, actor.userId, passwordHash, ip)
    return revokeSessions(tx, { userId: actor.userId, except: sessionId })
  })
}
