import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import { newAccountPermissions } from '@seriba/domain/access/permissions'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { signUpProblems } from '@seriba/domain/access/sign-up'
import type { SignUpExtra } from '@seriba/domain/access/sign-up-fields'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../lib/audit.ts'
import { type Tx, transact } from '../lib/db.ts'
import { languageIds, languageOf } from '../lib/language.ts'
import { sendMail } from '../lib/mail.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Company } from '../site/company.ts'
import { isCountry } from '../site/countries.ts'
import { termsInForce } from '../site/page-versions.repository.ts'
import { isCommonPassword, wordsAbout } from './common-passwords.ts'
import { issueLinkToken } from './link-tokens.repository.ts'
import { reserveMail } from './mail-requests.repository.ts'
import { hashPassword } from './passwords.ts'

type SignUp = Input<typeof contracts.signUp>
type Caller = { ip: string; linkBase: string }
type NewAccount = SignUp & {
  passwordHash: string
  asked: readonly SignUpExtra[]
  termsVersion: number | null
}

/**
 * Makes an account that opens once its address is confirmed. A taken address is answered alike: its
 * owner, and nobody else, is told that there is an account.
 */
export async function signUp({ db, company }: AppContext, input: SignUp, { ip, linkBase }: Caller) {
  assertComplete(input, company)
  const passwordHash = await hashPassword(input.password)
  const mayMail = await reserveMail(db, input.email, ip)
  await transact({ db }, async (tx) => {
    const termsVersion = await termsInForce(tx, company)
    const account = { ...input, passwordHash, termsVersion, asked: company.signUpFields }
    const userId =
      (await insertAccount(tx, account)) ?? (mayMail ? await replaceUnconfirmed(tx, account) : null)
    // A form that cannot be mailed changes nothing: the link in the mailbox opens what it was mailed for.
    if (userId === null) return
    if (userId === undefined) return tellOwner(tx, input, linkBase)
    await recordAudit(tx, {
      actor: null,
      action: 'user.signUp',
      entity: 'user',
      entityId: userId,
      after: { email: input.email.trim(), country: input.country, termsVersion },
      ip,
    })
    if (mayMail) await mailVerification(tx, { userId, ...input }, linkBase)
  })
}

function assertComplete(input: SignUp, company: Company) {
  const { passwordMinLength } = company
  const words = wordsAbout(company, input.email)
  const russian = input.language === String(languageIds.ru)
  const problems = signUpProblems(input, { russian, passwordMinLength })
  const fields = {
    ...(!isCountry(input.country) && { country: 'country_unknown' as const }),
    ...(isCommonPassword(input.password, words) && { password: 'password_too_common' as const }),
    ...problems,
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
}

const columnsOf = (account: NewAccount) => ({
  email: account.email.trim(),
  password_hash: account.passwordHash,
  full_name: account.fullName.trim().replace(/\s+/g, ' '),
  mobile: account.mobile.trim(),
  country_id: account.country,
  city: account.city.trim(),
  referral_code: account.referralCode.trim() || null,
  language: Number(account.language),
  company: answerTo('company', account),
  office_phone: answerTo('officePhone', account),
  messenger_number: answerTo('messengerNumber', account),
  address: answerTo('address', account),
  port: answerTo('port', account),
  terms_agreed_at: sql<string>`now()`,
  terms_version: account.termsVersion,
  password_changed_at: sql<string>`now()`,
})

/** Only what the company asks for is kept. */
const answerTo = (name: SignUpExtra, { asked, ...answers }: NewAccount) =>
  (asked.includes(name) && answers[name].trim()) || null

async function insertAccount(tx: Tx, account: NewAccount) {
  const user = await tx
    .insertInto('users')
    .values({
      ...columnsOf(account),
      role_id: roleIds.client,
      user_type: userTypes.client,
      permissions: JSON.stringify(newAccountPermissions('client')),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return user?.id
}

/**
 * Whoever asked before and never confirmed: the one who reads the mails decides which request counts. An account
 * that staff has opened for its client, or has given anything since, is taken, confirmed or not.
 */
async function replaceUnconfirmed(tx: Tx, account: NewAccount) {
  const user = await tx
    .updateTable('users')
    .set(columnsOf(account))
    .where(sql`lower(email)`, '=', account.email.trim().toLowerCase())
    .where('email_verified_at', 'is', null)
    .where('terms_agreed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit')
            .select('audit.id')
            .where('entity', '=', 'user')
            .whereRef('entity_id', '=', sql`users.id::text`)
            .where('actor_id', 'is not', null),
        ),
      ),
    )
    .where('role_id', '=', roleIds.client)
    .returning('id')
    .executeTakeFirst()
  return user?.id
}

type Confirmed = { userId: number; email: string; fullName: string; language: string }

export async function mailVerification(tx: Tx, account: Confirmed, linkBase: string) {
  const token = await issueLinkToken(tx, account.userId, 'verify-email')
  await sendMail(tx, {
    to: account.email.trim(),
    language: languageOf(Number(account.language)),
    template: 'verifyEmail',
    values: { name: account.fullName.trim(), url: `${linkBase}/verify-email?token=${token}` },
  })
}

async function tellOwner(tx: Tx, { email }: SignUp, linkBase: string) {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  if (!owner) return
  await sendMail(tx, {
    to: owner.email,
    language: languageOf(owner.language),
    template: 'accountExists',
    values: { signInUrl: `${linkBase}/auth/login`, resetUrl: `${linkBase}/auth/forgot-password` },
  })
}
