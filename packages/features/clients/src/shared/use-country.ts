import { useCountryListQuery } from '@seriba/api/public/site'

const none: readonly { value: number; label: string }[] = []

export const useCountries = () => useCountryListQuery().data?.countryList ?? none

/** Names of countries, once their list has loaded. */
export function useCountryName(): (countryId: number) => string | undefined {
  const countries = useCountries()
  return (countryId) => countries.find(({ value }) => value === countryId)?.label
}
