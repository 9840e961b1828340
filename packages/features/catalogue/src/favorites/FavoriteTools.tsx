import type { Favorites } from '@seriba/contracts/favorites'
import { favoriteDays, favoriteTimes } from '@seriba/domain/favorites/favorite-groups'
import { groupThousands } from '@seriba/domain/format/number'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { ViewSwitch } from '../views/ViewSwitch.tsx'
import styles from './favorites.module.css'
import { type FavoritesState, favoriteKinds } from './favorites-state.ts'

type FavoriteToolsProps = {
  state: FavoritesState
  /** Lots of the group by kind, as soon as they are known. */
  kinds: Favorites['kinds'] | undefined
  onChange: (to: Pick<Partial<FavoritesState>, 'kind' | 'time'>) => void
}

/** What of the group is shown: lots of one kind, and by when they are sold. */
export function FavoriteTools({ state: { kind, time }, kinds, onChange }: FavoriteToolsProps) {
  const { t } = useTranslation('favorites')
  const wide = useWide()
  const countOf = (value: 'all' | (typeof favoriteKinds)[number]) => {
    if (!kinds) return ''
    const count = value === 'all' ? Object.values(kinds).reduce((sum, some) => sum + some, 0) : kinds[value]
    return ` ${groupThousands(count)}`
  }
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={t('kinds.label')}
        options={(['all', ...favoriteKinds] as const).map((value) => ({
          value,
          label: `${t(`kinds.${value}`)}${countOf(value)}`,
        }))}
        value={kind ?? 'all'}
        onChange={(value) => onChange({ kind: value === 'all' ? null : value })}
        size={wide ? 'sm' : 'touch'}
        className={styles.kinds}
      />
      <SegmentedControl
        label={t('times.label')}
        options={(['all', ...favoriteTimes] as const).map((value) => ({ value, label: t(`times.${value}`) }))}
        value={time ?? 'all'}
        onChange={(value) => onChange({ time: value === 'all' ? null : value })}
        size={wide ? 'sm' : 'touch'}
        className={styles.kinds}
      />
      <p className={styles.kept}>{t('kept', { days: favoriteDays })}</p>
      {wide && <ViewSwitch />}
    </div>
  )
}
