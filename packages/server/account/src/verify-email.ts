import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { consumeLinkToken, deleteVerifications } from './link-tokens.repository.ts'
import type { SignUpRecord } from './sign-up-record.ts'
import { lockUnconfirmed } from './unconfirmed.repository.ts'

/** Opens the account whose address the link was mailed to, as the form asks that the link was mailed for. */
export function verifyEmail({ db }: { db: Db }, token: string, ip: string) {
  return withTransaction({ db }, async (tx) => {
    const link = await consumeLinkToken(tx, token, 'verify-email')
    if (!link) throw new ApiError('link_expired')
    const { user_id: userId, form, created_at: sentAt } = link
    if (form) await putInForce(tx, userId, form, sentAt)
    await tx
      .updateTable('users')
      .set({ email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
      .where('id', '=', userId)
      .execute()
    await deleteVerifications(tx, userId)
    await recordAudit(tx, {
      actor: { userId },
      action: 'user.verifyEmail',
      entity: 'user',
      entityId: userId,
      ...(form && { after: { signedUpAt: sentAt, termsVersion: form.terms_version } }),
      ip,
    })
  })
}

/** A further form counts only as long as nobody has opened the account, and staff has given it nothing. */
async function putInForce(tx: Tx, userId: number, form: SignUpRecord, sentAt: string) {
  if ((await lockUnconfirmed(tx, { id: userId })) === undefined) throw new ApiError('link_expired')
  await tx
    .updateTable('users')
    .set({ ...form, terms_agreed_at: sentAt, password_changed_at: sentAt })
    .where('id', '=', userId)
    .execute()
}
