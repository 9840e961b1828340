import { emailProblem } from '../access/sign-up.ts'

/** The highest limits that can be set: yen of credit, and a number a day. */
export const highestCreditLimit = 10_000_000_000
export const highestDailyLimit = 10_000

/** What a manager has to say of somebody whom he opens an account for; the rest can wait. */
export type NewClientFields = {
  fullName: string
  email: string
  /** 0 for none. */
  countryId: number
}

export type NewClientProblems = Partial<Record<keyof NewClientFields, 'field_required' | 'email_invalid'>>

export function newClientProblems({ fullName, email, countryId }: NewClientFields): NewClientProblems {
  const problem = emailProblem(email)
  return {
    ...(fullName.trim() === '' && { fullName: 'field_required' as const }),
    ...(problem && { email: problem }),
    ...(countryId === 0 && { countryId: 'field_required' as const }),
  }
}
