import { defaultPasswordMinLength, passwordProblem } from './password.ts'

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** The number of characters that each of the two passwords must have; the old one may be from before the company required more. */
export const changeMinLength = (field: keyof PasswordChange, minLength: number): number =>
  field === 'oldPassword' ? defaultPasswordMinLength : minLength

/** Why a password cannot be changed, by field. */
export function changePasswordProblems(
  { oldPassword, newPassword, confirmNewPassword }: PasswordChange,
  minLength: number,
) {
  const old = passwordProblem(oldPassword, changeMinLength('oldPassword', minLength))
  const problem = passwordProblem(newPassword, minLength)
  return {
    ...(old && { oldPassword: old }),
    ...(problem && { newPassword: problem }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: 'passwords_differ' as const }),
  }
}
