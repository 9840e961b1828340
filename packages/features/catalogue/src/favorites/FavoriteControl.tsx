import { Favourites } from '@seriba/ui/Favourites'
import { useTranslation } from 'react-i18next'
import { type FavoriteLot, useFavorite } from './use-favorite.ts'

type FavoriteControlProps = FavoriteLot & {
  /** Letters always in sight, as at the head of a lot. */
  open?: boolean
  className?: string | undefined
}

/** The star of a row that opens into the letters of the groups. Nothing where a lot has no groups to be in. */
export function FavoriteControl({ open = false, className, ...lot }: FavoriteControlProps) {
  const { t } = useTranslation('favorites')
  const { group, groups, pending, choose } = useFavorite(lot)
  if (groups.length === 0) return null
  return (
    <Favourites
      label={t('control')}
      groups={groups}
      value={group}
      onChange={(chosen) => {
        // Null is the active letter once more.
        const pressed = chosen ?? group
        if (pressed !== null) void choose(pressed)
      }}
      groupLabel={(name) => t('group', { group: name })}
      open={open}
      aria-busy={pending || undefined}
      className={className}
    />
  )
}
