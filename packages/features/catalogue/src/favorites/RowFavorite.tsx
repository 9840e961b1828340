import { Favourites, type FavouritesProps } from '@seriba/ui/Favourites'
import { type FavoriteLot, useFavorite } from './use-favorite.ts'

type RowFavoriteProps = FavoriteLot &
  Pick<FavouritesProps, 'label' | 'groupLabel'> & { open?: boolean; className?: string | undefined }

/** The star with texts created once for all rows. Nothing if a lot cannot be in any group. */
export function RowFavorite({ lotId, pageType, wishList, ...look }: RowFavoriteProps) {
  const { group, groups, pending, choose } = useFavorite({ lotId, pageType, wishList })
  if (groups.length === 0) return null
  return (
    <Favourites
      groups={groups}
      value={group}
      onChange={(chosen) => {
        // Null means that the active letter was chosen again.
        const pressed = chosen ?? group
        if (pressed !== null) void choose(pressed)
      }}
      aria-busy={pending || undefined}
      {...look}
    />
  )
}
