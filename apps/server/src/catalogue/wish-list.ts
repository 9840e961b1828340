import type { Company } from '../site/company.ts'

/** The favourite groups that a lot may be in. */
export const wishListOf = ({ favouriteGroups }: Pick<Company, 'favouriteGroups'>) =>
  favouriteGroups.map((group) => ({ group, value: false }))
