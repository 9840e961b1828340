import { favoriteDays } from '@seriba/domain/favorites/favorite-groups'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import styles from './favorites.module.css'
import { type FavoriteKind, favoriteKinds } from './favorites-state.ts'

type FavoriteToolsProps = { kind: FavoriteKind | null; onKind: (kind: FavoriteKind | null) => void }

export function FavoriteTools({ kind, onKind }: FavoriteToolsProps) {
  const { t } = useTranslation('favorites')
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={t('kinds.label')}
        options={(['all', ...favoriteKinds] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind ?? 'all'}
        onChange={(value) => onKind(value === 'all' ? null : value)}
        className={styles.kinds}
      />
      <p className={styles.kept}>{t('kept', { days: favoriteDays })}</p>
    </div>
  )
}
