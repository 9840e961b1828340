import { type PageType, pageTypeNames } from '@seriba/domain/lots/page-types'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { FavoriteControl } from '../favorites/FavoriteControl.tsx'
import type { FavoriteLot } from '../favorites/use-favorite.ts'
import { useTagItems } from '../filters/use-tag-items.ts'
import { SavedSearchBarButton } from '../saved-searches/SavedSearchBarButton.tsx'
import { SavedSearchButtons } from '../saved-searches/SavedSearchButtons.tsx'
import type { ListingState } from '../url/listing-state.ts'
import type { ListingSlots } from './layout-props.ts'
import { useWide } from './use-wide.ts'

type SavedSearchesProps = { pageType: PageType; state: ListingState; place: 'tools' | 'bar' }

function SavedSearches({ pageType, state, place }: SavedSearchesProps) {
  const { items } = useTagItems(state.filters)
  const parts = items.map(({ name, text }) => `${name}: ${text}`)
  const Buttons = place === 'tools' ? SavedSearchButtons : SavedSearchBarButton
  return <Buttons pageType={pageType} parts={parts} />
}

/** Letters that unfold in a row, a star that opens a sheet under a thumb. */
function Favorite(lot: FavoriteLot) {
  const Control = useWide() ? FavoriteControl : FavoriteButton
  return <Control {...lot} />
}

const slots = (pageType: PageType): ListingSlots => ({
  lotActions: ({ id, wishList }) => <Favorite pageType={pageType} lotId={id} wishList={wishList} />,
  savedSearches: (type, state, place) => <SavedSearches pageType={type} state={state} place={place} />,
})

/** What favourites and saved searches draw into the listing of each page type. */
export const catalogueSlots = Object.fromEntries(pageTypeNames.map((name) => [name, slots(name)])) as Record<
  PageType,
  ListingSlots
>
