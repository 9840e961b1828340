import type { SignUpValues } from '@seriba/domain/access/sign-up'
import type { SignUpExtra } from '@seriba/domain/access/sign-up-fields'

export type SignUpForm = SignUpValues & { referralCode: string } & Record<SignUpExtra, string>

export const emptySignUp: SignUpForm = {
  fullName: '',
  referralCode: '',
  email: '',
  mobile: '',
  country: 0,
  city: '',
  password: '',
  confirmPassword: '',
  terms: false,
  company: '',
  officePhone: '',
  messengerNumber: '',
  address: '',
  port: '',
}

/** Unless something better is known, readers of Russian are assumed to be in Russia (1§4.6). */
export const russianCountry = 183

/** The field names that users of the old portal know (DEC44). */
export const serverNames = {
  username: 'email',
  first_name: 'fullName',
  telephone: 'mobile',
  confirm_password: 'confirmPassword',
} as const satisfies Record<string, keyof SignUpForm>
