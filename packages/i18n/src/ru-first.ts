import { catalogue } from './ru/catalogue.ts'
import { common } from './ru/common.ts'
import { favorites } from './ru/favorites.ts'
import { filters } from './ru/filters.ts'
import { lots } from './ru/lots.ts'
import { notifications } from './ru/notifications.ts'
import { listingRefusal } from './ru/refusal-first.ts'
import { searches } from './ru/searches.ts'
import { shell, shellFrame, shellPages } from './ru/shell.ts'

/** The texts of the lot listings, and of what surrounds every page. */
export const ruFirst = {
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
