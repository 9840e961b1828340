import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { changePasswordProblems } from '@seriba/domain/access/change-password'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { changePasswordText } from './change-password-text.ts'
import { isCommonPassword, personalWords } from './common-passwords.ts'
import { minLengthOf, storePassword } from './new-password.ts'
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
  const minLength = minLengthOf(ctx.company, user)
  const fields = {
    ...(isCommonPassword(newPassword, personalWords(ctx.company, user.email.toLowerCase())) && {
      newPassword: 'password_too_common' as const,
    }),
    ...changePasswordProblems({ oldPassword, newPassword, confirmNewPassword }, minLength),
  }
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid_input', { fields, textOf: changePasswordText(minLength) })
  await assertCurrentPassword(ctx.db, { account: user, password: oldPassword, field: 'oldPassword', ip })
  if (newPassword === oldPassword)
    throw new ApiError('invalid_input', { fields: { newPassword: 'password_unchanged' } })
  const passwordHash = await hashPassword(newPassword)
  return withTransaction(ctx, async (tx) => {
    await storePassword(tx, actor.userId, passwordHash, ip)
    return revokeSessions(tx, { userId: actor.userId, except: sessionId })
  })
}
