import { defaultPasswordMinLength, passwordProblem } from '@seriba/domain/access/password'

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** What keeps a password from being changed, by field; the old one may be from before longer ones were asked for. */
export function changePasswordProblems(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  minLength: number,
) {
  const old = passwordProblem(oldPassword, defaultPasswordMinLength)
  const problem = passwordProblem(newPassword, minLength)
  return {
    ...(old && { oldPassword: old }),
    ...(problem && { newPassword: problem }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: 'passwords_differ' as const }),
  }
}
