import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { favorites } from './en/favorites.ts'
import { filters } from './en/filters.ts'
import { lots } from './en/lots.ts'
import { notifications } from './en/notifications.ts'
import { listingRefusal } from './en/refusal-first.ts'
import { searches } from './en/searches.ts'
import { shell, shellFrame, shellPages } from './en/shell.ts'

/** The texts of the lot listings, and of what surrounds every page. */
export const enFirst = {
  catalogue,
  common,
  favorites,
  filters,
  lots,
  notifications,
  refusal: listingRefusal,
  searches,
  shell: { ...shell, ...shellFrame, ...shellPages },
} as const
