import { type PageType, pageTypeNames } from '@seriba/domain/lots/page-types'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { FavoriteControl } from '../favorites/FavoriteControl.tsx'
import type { FavoriteLot } from '../favorites/use-favorite.ts'
import { SavedSearchBarButton } from '../saved-searches/SavedSearchBarButton.tsx'
import { SavedSearchButtons } from '../saved-searches/SavedSearchButtons.tsx'
import type { ListingSlots } from './layout-props.ts'
import { useWide } from './use-wide.ts'

/** Letters that unfold in a row, a star that opens a sheet under a thumb. */
function Favorite(lot: FavoriteLot) {
  const Control = useWide() ? FavoriteControl : FavoriteButton
  return <Control {...lot} />
}

const slots = (pageType: PageType): ListingSlots => ({
  lotActions: ({ id, wishList }) => <Favorite pageType={pageType} lotId={id} wishList={wishList} />,
  savedSearches: (_, { filters }, place) =>
    place === 'tools' ? (
      <SavedSearchButtons pageType={pageType} filters={filters} />
    ) : (
      <SavedSearchBarButton pageType={pageType} filters={filters} />
    ),
})

/** What favourites and saved searches draw into the listing of each page type. */
export const catalogueSlots = Object.fromEntries(pageTypeNames.map((name) => [name, slots(name)])) as Record<
  PageType,
  ListingSlots
>
