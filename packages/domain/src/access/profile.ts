import { isBarePhone } from '../format/phone.ts'

type ProfileValues = { fullName: string; mobile: string; city: string }
type ProfileProblems = Partial<Record<keyof ProfileValues, 'field_required'>>

/** What a profile cannot be without (1§5). The code of a country is no number yet. */
export const profileProblems = ({ fullName, mobile, city }: ProfileValues): ProfileProblems => ({
  ...(fullName.trim() === '' && { fullName: 'field_required' }),
  ...(isBarePhone(mobile) && { mobile: 'field_required' }),
  ...(city.trim() === '' && { city: 'field_required' }),
})
