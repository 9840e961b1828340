import { favoriteGroupsFor } from '@seriba/domain/favorites/favorite-groups'
import type { Company } from '@seriba/server-company/company'

/** The favorite groups of a company, with the one that holds the viewer's lot. */
export const wishListOf = ({ favouriteGroups }: Pick<Company, 'favouriteGroups'>, group: string | null) => [
  ...favoriteGroupsFor(favouriteGroups, group),
]
