import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import type { SignUpExtra } from '@seriba/domain/access/sign-up-fields'

type SignUp = Input<typeof contracts.signUp>
type Beside = {
  passwordHash: string
  asked: readonly SignUpExtra[]
  termsVersion: number | null
  /** One that the company offers: the form may be outdated. */
  language: number
}

/** A sign-up's data as account columns; a confirmation link can carry it. */
export type SignUpRecord = ReturnType<typeof toSignUpRecord>

export const toSignUpRecord = (input: SignUp, { passwordHash, asked, termsVersion, language }: Beside) => {
  /** Only what the company asks for is stored. */
  const answerTo = (name: SignUpExtra) => (asked.includes(name) && input[name].trim()) || null
  return {
    email: input.email.trim(),
    password_hash: passwordHash,
    full_name: input.fullName.trim().replace(/\s+/g, ' '),
    mobile: input.mobile.trim(),
    country_id: input.country,
    city: input.city.trim(),
    referral_code: input.referralCode.trim() || null,
    language,
    company: answerTo('company'),
    office_phone: answerTo('officePhone'),
    messenger_number: answerTo('messengerNumber'),
    address: answerTo('address'),
    port: answerTo('port'),
    terms_version: termsVersion,
  }
}
