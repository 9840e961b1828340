import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { signUpProblems } from '@seriba/domain/access/sign-up'
import type { Company } from '@seriba/server-company/company'
import { isCountry } from '@seriba/server-company/countries'
import { offeredLanguageId } from '@seriba/server-company/offered-languages'
import { currentTermsVersion } from '@seriba/server-company/page-versions.repository'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageIds, languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { accountMailTexts } from './account-mail-texts.ts'
import { isCommonPassword, personalWords } from './common-passwords.ts'
import { rateLimitMail } from './mail-requests.repository.ts'
import { mailVerification, resendVerificationMail } from './mail-verification.ts'
import { passwordFigures } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { assignShortCode } from './short-codes.ts'
import { type SignUpRecord, toSignUpRecord } from './sign-up-record.ts'
import { lockUnconfirmed, signUpAction } from './unconfirmed.repository.ts'

type SignUp = Input<typeof contracts.signUp>
type Caller = { ip: string; linkBase: string }

/**
 * Creates an account that opens once its address is confirmed. A taken address gets the same answer: its owner, and
 * nobody else, learns that there is an account. Signing up again for an unconfirmed one does not change it either:
 * the new form goes with the emailed link, and the person who reads the emails decides which of them counts.
 */
export async function signUp({ db, company }: AppContext, input: SignUp, { ip, linkBase }: Caller) {
  assertComplete(input, company)
  const passwordHash = await hashPassword(input.password)
  const mayMail = await rateLimitMail(db, input.email, ip)
  await withTransaction({ db }, async (tx) => {
    const termsVersion = await currentTermsVersion(tx, company)
    const language = offeredLanguageId(company, Number(input.language))
    const asked = company.signUpFields
    const form = toSignUpRecord(input, { passwordHash, termsVersion, asked, language })
    const opened = await insertAccount(tx, form)
    // A form that cannot be emailed changes nothing: the links in the mailbox open what they were sent for.
    if (opened === undefined && !mayMail) return
    const userId = opened ?? (await lockUnconfirmed(tx, { email: form.email }))
    if (userId === undefined) return notifyOwner(tx, input, linkBase)
    await recordAudit(tx, {
      actor: null,
      action: signUpAction,
      entity: 'user',
      entityId: userId,
      after: { email: form.email, country: form.country_id, termsVersion },
      ip,
    })
    if (opened === undefined) await resendVerificationMail(tx, userId, form, linkBase)
    else if (mayMail) await mailVerification(tx, userId, form, linkBase)
  })
}

function assertComplete(input: SignUp, company: Company) {
  const { passwordMinLength } = company
  const words = personalWords(company, input.email)
  const russian = input.language === String(languageIds.ru)
  const problems = signUpProblems(input, { russian, passwordMinLength })
  const fields = {
    ...(!isCountry(input.country) && { country: 'country_unknown' as const }),
    ...(isCommonPassword(input.password, words) && { password: 'password_too_common' as const }),
    ...problems,
  }
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid_input', { fields, figures: passwordFigures(passwordMinLength) })
}

async function insertAccount(tx: Tx, form: SignUpRecord) {
  const user = await tx
    .insertInto('users')
    .values({
      ...form,
      terms_agreed_at: sql<string>`now()`,
      password_changed_at: sql<string>`now()`,
      role_id: roleIds.client,
      user_type: userTypes.client,
      permissions: JSON.stringify(newAccountPermissions('client')),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (user) await assignShortCode(tx, user.id)
  return user?.id
}

async function notifyOwner(tx: Tx, { email }: SignUp, linkBase: string) {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  if (!owner) return
  await sendMail(tx, accountMailTexts, {
    to: owner.email,
    language: languageOf(owner.language),
    template: 'accountExists',
    values: { signInUrl: `${linkBase}/auth/login`, resetUrl: `${linkBase}/auth/forgot-password` },
  })
}
