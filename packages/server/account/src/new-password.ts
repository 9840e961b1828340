import type { ErrorCode } from '@seriba/contracts/errors'
import { isManager } from '@seriba/domain/access/actor'
import { lengthInMessage, passwordMinLengthFor, passwordProblem } from '@seriba/domain/access/password'
import type { Company } from '@seriba/server-company/company'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { accountMailTexts } from './account-mail-texts.ts'
import { isCommonPassword } from './common-passwords.ts'

type Kind = { user_type: number; role_id: number }

/** The number of characters that an account's password must have. */
export const minLengthOf = (company: Pick<Company, 'passwordMinLength'>, { user_type, role_id }: Kind) =>
  passwordMinLengthFor(isManager({ userType: user_type, roleId: role_id }), company.passwordMinLength)

/** The figures in messages about an account's password. */
export const passwordFigures = (minLength: number) => ({ length: String(lengthInMessage(minLength)) })

/** Refuses a new password at the fields it was typed into. */
export function assertPassword(
  password: string,
  repeated: string,
  { minLength, words }: { minLength: number; words: readonly string[] },
) {
  const common = isCommonPassword(password, words) ? ('password_too_common' as const) : null
  const problem = passwordProblem(password, minLength) ?? common
  const fields: Record<string, ErrorCode> = {}
  if (problem) fields.newPassword = problem
  if (password !== repeated) fields.confirmPassword = 'passwords_differ'
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid_input', { fields, figures: passwordFigures(minLength) })
}

/** Stores a password and notifies the account's owner, in case somebody else did it. */
export async function storePassword(tx: Tx, userId: number, passwordHash: string, ip: string) {
  const { password_hash: earlier } = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const user = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: sql<string>`now()` })
    .where('id', '=', userId)
    .returning(['email', 'full_name', 'language'])
    .executeTakeFirstOrThrow()
  // Other people's guesses must not lock out somebody who has just proved their identity.
  await tx.deleteFrom('sign_in_failures').where('email', '=', user.email.toLowerCase()).execute()
  // A link that is still on its way would open the account again.
  await tx
    .deleteFrom('link_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset-password')
    .where('used_at', 'is', null)
    .execute()
  // Nor must anybody who knew the old password get any further.
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
  await recordAudit(tx, {
    actor: { userId },
    action: 'user.password',
    entity: 'user',
    entityId: userId,
    ip,
  })
  await sendMail(tx, accountMailTexts, {
    to: user.email,
    language: languageOf(user.language),
    template: earlier === null ? 'passwordSet' : 'passwordChanged',
    values: { name: user.full_name },
  })
}
