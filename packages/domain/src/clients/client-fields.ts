import { emailProblem, mobileProblem, nameProblem } from '../access/sign-up.ts'

/** The highest limits that can be set: yen of credit, and bids a day. */
export const highestCreditLimit = 10_000_000_000
export const highestDailyLimit = 10_000

/** What a manager has to enter to open an account for someone; the rest can wait. */
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

type Correctable = NewClientFields & { mobile: string; city: string }
/** The client details that staff correct; omitted ones stay as they are. */
export type CorrectedFields = { [Name in keyof Correctable]?: Correctable[Name] | undefined }

export type CorrectionProblems = Partial<
  Record<keyof CorrectedFields, 'field_required' | 'email_invalid' | 'incomplete_name' | 'incomplete_phone'>
>

/** The sign-up checks, for the given fields only. */
export function correctionProblems(
  { fullName, email, mobile, countryId, city }: CorrectedFields,
  { russian }: { russian: boolean },
): CorrectionProblems {
  const name = fullName === undefined ? null : nameProblem(fullName, russian)
  const address = email === undefined ? null : emailProblem(email)
  const phone = mobile === undefined ? null : mobileProblem(mobile, russian)
  return {
    ...(name && { fullName: name }),
    ...(address && { email: address }),
    ...(phone && { mobile: phone }),
    ...(countryId === 0 && { countryId: 'field_required' as const }),
    ...(city?.trim() === '' && { city: 'field_required' as const }),
  }
}
