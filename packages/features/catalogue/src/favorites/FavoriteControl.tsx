import { useTranslation } from 'react-i18next'
import { RowFavorite } from './RowFavorite.tsx'
import type { FavoriteLot } from './use-favorite.ts'

type FavoriteControlProps = FavoriteLot & {
  /** Letters that are always visible, such as at the top of a lot. */
  open?: boolean
  className?: string | undefined
}

/** A lot's star, which expands into the letters of the groups. */
export function FavoriteControl(props: FavoriteControlProps) {
  const { t } = useTranslation('favorites')
  return <RowFavorite label={t('control')} groupLabel={(group) => t('group', { group })} {...props} />
}
