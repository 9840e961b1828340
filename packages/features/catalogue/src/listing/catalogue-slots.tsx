import { allPageTypes, type PageType } from '@seriba/domain/lots/page-types'
import { useWide } from '@seriba/ui/use-wide'
import { CompareButton } from '../favorites/CompareButton.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { RowFavorite } from '../favorites/RowFavorite.tsx'
import type { FavoriteLot } from '../favorites/use-favorite.ts'
import type { RowWords } from '../rows/use-row-words.ts'
import { SavedSearchBarButton } from '../saved-searches/SavedSearchBarButton.tsx'
import { SavedSearchButtons } from '../saved-searches/SavedSearchButtons.tsx'
import type { ListingSlots } from './layout-props.ts'
import { SaveLotsLater } from './SaveLotsLater.tsx'

/** Letters that expand in a row, or a star that opens a sheet on touch screens. */
function Favorite({ words, ...lot }: FavoriteLot & { words: RowWords }) {
  const star = useWide() ? (
    <RowFavorite {...lot} label={words.favorite} groupLabel={words.favoriteGroup} />
  ) : (
    <FavoriteButton {...lot} />
  )
  return (
    <>
      {star}
      {lot.wishList.length > 0 && <CompareButton pageType={lot.pageType} id={lot.lotId} />}
    </>
  )
}

const slots = (pageType: PageType): ListingSlots => ({
  lotActions: ({ id, wishList }, words) => (
    <Favorite pageType={pageType} lotId={id} wishList={wishList} words={words} />
  ),
  savedSearches: (_, { filters }, place) =>
    place === 'tools' ? (
      <SavedSearchButtons pageType={pageType} filters={filters} />
    ) : (
      <SavedSearchBarButton pageType={pageType} filters={filters} />
    ),
  saveLots: (_, state) => <SaveLotsLater pageType={pageType} state={state} />,
})

/** What favorites and saved searches draw into the listing of each page type. */
export const catalogueSlots = Object.fromEntries(allPageTypes.map((name) => [name, slots(name)])) as Record<
  PageType,
  ListingSlots
>
