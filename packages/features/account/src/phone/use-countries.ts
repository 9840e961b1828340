import { useCountryListQuery } from '@seriba/api/public/site'

const none: readonly { value: number; label: string; code: string }[] = []

export function useCountries() {
  return useCountryListQuery().data?.countryList ?? none
}
