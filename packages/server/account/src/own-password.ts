import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { verifyPassword } from './passwords.ts'
import { clearFailedAttempts, rateLimitAttempt } from './tries.repository.ts'

type Asked = {
  account: { email: string; password_hash: string | null }
  password: string
  /** The form's name for it. */
  field: string
  ip: string
}

/** Refuses a wrong password from the logged-in user; a guess counts like one at login. */
export async function assertCurrentPassword(db: Db, { account, password, field, ip }: Asked): Promise<void> {
  const email = account.email.toLowerCase()
  await rateLimitAttempt(db, email, ip)
  if (!(await verifyPassword(account.password_hash, password))) {
    throw new ApiError('wrong_password', { fields: { [field]: 'wrong_password' } })
  }
  await clearFailedAttempts(db, email, ip)
}

/** The same for an account known by its ID; returns the account. */
export async function assertPasswordOf(
  db: Db,
  { userId, ...asked }: Omit<Asked, 'account'> & { userId: number },
) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'full_name', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await assertCurrentPassword(db, { account, ...asked })
  return account
}
