import { accountMailTexts } from '@seriba/server-account/account-mail-texts'
import { inviteHours, issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import type { lockAccount } from '@seriba/server-account/lock-account'
import { mailVerification } from '@seriba/server-account/mail-verification'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'

type Account = Awaited<ReturnType<typeof lockAccount>>
type New = { email: string; full_name: string; language: number }

/**
 * Emails about a change of email address. For an account in use, both addresses are notified. One that nobody has
 * opened yet is opened from the new address; the old one never proved to be its owner's, and gets no email.
 */
export async function notifyNewAddress(tx: Tx, before: Account, after: New, linkBase: string): Promise<void> {
  // Links emailed to the old address no longer open the account.
  await tx.deleteFrom('link_tokens').where('user_id', '=', before.id).where('used_at', 'is', null).execute()
  const language = languageOf(after.language)
  const name = after.full_name
  if (before.password_hash === null) {
    const token = await issueLinkToken(tx, before.id, 'reset-password', inviteHours)
    const url = `${linkBase}/auth/change-password?token=${token}`
    return sendMail(tx, accountMailTexts, {
      to: after.email,
      language,
      template: 'invitation',
      values: { name, url },
    })
  }
  if (before.email_verified_at === null) return mailVerification(tx, before.id, after, linkBase)
  const values = { name, email: after.email, signInUrl: `${linkBase}/auth/login` }
  for (const to of [before.email, after.email])
    await sendMail(tx, accountMailTexts, { to, language, template: 'emailChanged', values })
}
