import { createElement } from 'react'
import type { Audience } from '../rows/use-row-words.ts'

/** The page of favorites, loaded when somebody goes there: listings do without it. */
export const favoritesRouteOf = (audience: Audience) => async () => {
  const { FavoritesPage } = await import('./FavoritesPage.tsx')
  return { element: createElement(FavoritesPage, { audience }) }
}
