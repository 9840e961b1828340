import { favoriteGroupsFor } from '@seriba/domain/favorites/favorite-groups'
import type { Company } from '@seriba/server-company/company'

/** A company's favorite groups, with the one that contains the viewer's lot. */
export const wishListOf = ({ favouriteGroups }: Pick<Company, 'favouriteGroups'>, group: string | null) => [
  ...favoriteGroupsFor(favouriteGroups, group),
]
