import { useCountryListQuery } from '@seriba/api/site'

const none: readonly { value: number; label: string; code: string }[] = []

export function useCountries() {
  return useCountryListQuery().data?.countryList ?? none
}
