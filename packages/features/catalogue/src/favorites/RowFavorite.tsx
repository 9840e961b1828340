import { Favourites, type FavouritesProps } from '@seriba/ui/Favourites'
import { type FavoriteLot, useFavorite } from './use-favorite.ts'

type RowFavoriteProps = FavoriteLot &
  Pick<FavouritesProps, 'label' | 'groupLabel'> & { open?: boolean; className?: string | undefined }

/** The star with words made once for all rows. Nothing where a lot has no groups to be in. */
export function RowFavorite({ lotId, pageType, wishList, ...look }: RowFavoriteProps) {
  const { group, groups, pending, choose } = useFavorite({ lotId, pageType, wishList })
  if (groups.length === 0) return null
  return (
    <Favourites
      groups={groups}
      value={group}
      onChange={(chosen) => {
        // Null is the active letter once more.
        const pressed = chosen ?? group
        if (pressed !== null) void choose(pressed)
      }}
      aria-busy={pending || undefined}
      {...look}
    />
  )
}
