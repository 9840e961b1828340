/** In characters, unless the company requires more (DEC40). */
export const defaultPasswordMinLength = 6

const staffMinLength = 12

/** Staff see every client's bids, so they need a longer one. */
export const passwordMinLengthFor = (staff: boolean, company = defaultPasswordMinLength) =>
  staff ? Math.max(staffMinLength, company) : company

/** How many of four steps a password's length has reached; 0 while it is too short. */
export function passwordStrength(password: string, minLength: number): number {
  const spare = [...password].length - minLength
  return spare < 0 ? 0 : Math.min(4, 1 + Math.floor(spare / 2))
}

export type PasswordProblem = 'field_required' | 'password_too_short' | 'passwords_differ'

type NewPassword = { password: string; confirmPassword: string }

/** What is wrong with a password that is typed twice, by field. */
export function passwordProblems(
  { password, confirmPassword }: NewPassword,
  minLength: number,
): Partial<Record<keyof NewPassword, PasswordProblem>> {
  const problem = passwordProblem(password, minLength)
  return {
    ...(problem && { password: problem }),
    ...(password !== confirmPassword && { confirmPassword: 'passwords_differ' }),
    ...(password === '' && confirmPassword === '' && { confirmPassword: 'field_required' }),
  }
}

/** The number in messages about a password that is too short: they phrase 'at least 6' as 'more than 5'. */
export const lengthInMessage = (minLength: number): number => minLength - 1

export function passwordProblem(password: string, minLength: number): PasswordProblem | null {
  if (password === '') return 'field_required'
  return [...password].length < minLength ? 'password_too_short' : null
}
