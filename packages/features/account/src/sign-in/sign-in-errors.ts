export type SignInValues = { email: string; password: string }
export type SignInErrors = Partial<Record<keyof SignInValues, 'required' | 'email' | 'minLength'>>

export const passwordMinLength = 6

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What keeps a sign-in from being sent (1§5). */
export function signInErrors({ email, password }: SignInValues): SignInErrors {
  const errors: SignInErrors = {}
  if (email.trim() === '') errors.email = 'required'
  else if (!looksLikeEmail.test(email.trim())) errors.email = 'email'
  if (password === '') errors.password = 'required'
  else if (password.length < passwordMinLength) errors.password = 'minLength'
  return errors
}
