import { isEmail } from '../format/email.ts'
import { isBarePhone } from '../format/phone.ts'
import { type PasswordProblem, passwordProblems } from './password.ts'

export type SignUpValues = {
  fullName: string
  email: string
  mobile: string
  /** Its id; 0 while none is chosen. */
  country: number
  city: string
  password: string
  confirmPassword: string
  terms: boolean
}

export type SignUpProblem =
  | PasswordProblem
  | 'email_invalid'
  | 'incomplete_name'
  | 'incomplete_phone'
  | 'terms_not_accepted'

export type SignUpProblems = Partial<Record<keyof SignUpValues, SignUpProblem>>

type SignUpRules = { russian: boolean; passwordMinLength: number }

/** Why an account cannot be requested yet, by field (1§5). */
export function signUpProblems(
  values: SignUpValues,
  { russian, passwordMinLength }: SignUpRules,
): SignUpProblems {
  const name = nameProblem(values.fullName, russian)
  const email = emailProblem(values.email)
  const mobile = mobileProblem(values.mobile, russian)
  return {
    ...(name && { fullName: name }),
    ...(email && { email }),
    ...(mobile && { mobile }),
    ...(values.country === 0 && { country: 'field_required' }),
    ...(values.city.trim() === '' && { city: 'field_required' }),
    ...passwordProblems(values, passwordMinLength),
    ...(!values.terms && { terms: 'terms_not_accepted' }),
  }
}

/** In Russian, a full name is three words: family name, given name and patronymic. */
export function nameProblem(name: string, russian: boolean) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return 'field_required'
  return russian && words.length !== 3 ? 'incomplete_name' : null
}

export function emailProblem(email: string): 'field_required' | 'email_invalid' | null {
  if (email.trim() === '') return 'field_required'
  return isEmail(email) ? null : 'email_invalid'
}

/**
 * As long as the numbers of any country. In Russian, a number with a one-digit country code is written +D (DDD)
 * DDD-DD-DD and is never shorter or longer (ADR 010).
 */
export function mobileProblem(mobile: string, russian: boolean) {
  if (isBarePhone(mobile)) return 'field_required'
  const digits = mobile.replace(/\D/g, '')
  const length = digits.length
  const complete = russian && /^[17]/.test(digits) ? length === 11 : length >= 7 && length <= 15
  return complete ? null : 'incomplete_phone'
}
