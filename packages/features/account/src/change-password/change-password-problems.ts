import { defaultPasswordMinLength, passwordProblem } from '@seriba/domain/access/password'

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** Why a password cannot be changed, by field; the old one may be shorter than is now required. */
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
