import { useTranslation } from 'react-i18next'
import { RowFavorite } from './RowFavorite.tsx'
import type { FavoriteLot } from './use-favorite.ts'

type FavoriteControlProps = FavoriteLot & {
  /** Letters always in sight, as at the head of a lot. */
  open?: boolean
  className?: string | undefined
}

/** The star of a lot that opens into the letters of the groups. */
export function FavoriteControl(props: FavoriteControlProps) {
  const { t } = useTranslation('favorites')
  return <RowFavorite label={t('control')} groupLabel={(group) => t('group', { group })} {...props} />
}
