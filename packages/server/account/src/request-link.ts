import { roleIds } from '@seriba/domain/access/roles'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { ApiError } from '@seriba/server-kit/api-error'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { accountMailTexts } from './account-mail-texts.ts'
import { hasRecentLink, issueLinkToken, type LinkPurpose } from './link-tokens.repository.ts'
import { rateLimitMail } from './mail-requests.repository.ts'
import { mailVerification } from './mail-verification.ts'
import { isRepeatSignUp } from './unconfirmed.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    mailLink: LinkRequest
  }
}

export type LinkRequest = { email: string; purpose: LinkPurpose; linkBase: string }

/**
 * Requests a link by email. The worker looks up whether there is such an account, after the answer: neither the
 * answer nor its timing reveals it.
 */
export async function requestLink({ db }: { db: Db }, request: LinkRequest, ip: string) {
  const problem = emailProblem(request.email)
  if (problem) throw new ApiError('invalid_input', { fields: { email: problem } })
  if (!(await rateLimitMail(db, request.email, ip))) return
  await withTransaction({ db }, (tx) => enqueue(tx, 'mailLink', request))
}

/** The worker's part: emails the link, if there is somebody to email it to. */
export function mailLink(db: Db, { email, purpose, linkBase }: LinkRequest): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const user = await findReceiver(tx, email)
    if (!user) return
    if (purpose === 'reset-password') return mailReset(tx, user, linkBase, 'resetPassword')
    if (user.email_verified_at !== null) return
    // One of the forms may be a stranger's, so the reader of the email chooses the password.
    if (await isRepeatSignUp(tx, user.id)) return mailReset(tx, user, linkBase, 'choosePassword')
    await mailVerification(tx, user.id, user, linkBase)
  })
}

const findReceiver = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'language', 'user_type', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('role_id', '!=', roleIds.disabled)
    .forUpdate()
    .executeTakeFirst()

type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>

/** A second request within a minute repeats the first one (DEC32): its link stays valid and is emailed once. */
async function mailReset(
  tx: Tx,
  { id, email, full_name, language }: Receiver,
  linkBase: string,
  template: 'resetPassword' | 'choosePassword',
) {
  if (await hasRecentLink(tx, id, 'reset-password')) return
  const token = await issueLinkToken(tx, id, 'reset-password')
  await sendMail(tx, accountMailTexts, {
    to: email,
    language: languageOf(language),
    template,
    values: { name: full_name, url: `${linkBase}/auth/change-password?token=${token}` },
  })
}
