import { defaultPasswordMinLength, passwordProblem } from '@seriba/domain/access/password'
import { emailProblem } from '@seriba/domain/access/sign-up'

export type SignInValues = { email: string; password: string }

/** Why a login cannot be sent yet (1§5). */
export function signInProblems({ email, password }: SignInValues) {
  const address = emailProblem(email)
  const secret = passwordProblem(password, defaultPasswordMinLength)
  return { ...(address && { email: address }), ...(secret && { password: secret }) }
}
