import { mobileProblem } from './sign-up.ts'

type ProfileValues = { fullName: string; mobile: string; city: string }
type ProfileProblems = {
  fullName?: 'field_required'
  mobile?: 'field_required' | 'incomplete_phone'
  city?: 'field_required'
}

/**
 * What a profile cannot go without (1§5). A country code alone is not a phone number; a number must be as long as
 * sign-up requires.
 */
export function profileProblems({ fullName, mobile, city }: ProfileValues): ProfileProblems {
  const phone = mobileProblem(mobile, false)
  return {
    ...(fullName.trim() === '' && { fullName: 'field_required' }),
    ...(phone && { mobile: phone }),
    ...(city.trim() === '' && { city: 'field_required' }),
  }
}
