import type { Favorites } from '@seriba/contracts/favorites'
import { favoriteDays, favoriteTimes } from '@seriba/domain/favorites/favorite-groups'
import { groupThousands } from '@seriba/domain/format/number'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { ShowFilters } from '@seriba/ui/ShowFilters'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { ViewSwitch } from '../views/ViewSwitch.tsx'
import { FavoriteSearch } from './FavoriteSearch.tsx'
import styles from './favorites.module.css'
import { type FavoritesState, favoriteKinds } from './favorites-state.ts'

type FavoriteToolsProps = {
  state: FavoritesState
  /** The group's lots by kind, as soon as they are known. */
  kinds: Favorites['kinds'] | undefined
  /** The number of lots, once it is known. */
  found: number | undefined
  onChange: (to: Pick<Partial<FavoritesState>, 'kind' | 'time'>) => void
  onSearch: (to: Pick<FavoritesState, 'lotNo'>) => void
}

/** Which part of the group is shown: lots of one kind, and by when they are sold. */
export function FavoriteTools({ state, kinds, found, onChange, onSearch }: FavoriteToolsProps) {
  const { t } = useTranslation(['favorites', 'common'])
  const { kind, time, lotNo } = state
  const wide = useWide()
  const countOf = (value: 'all' | (typeof favoriteKinds)[number]) => {
    if (!kinds) return ''
    const count = value === 'all' ? Object.values(kinds).reduce((sum, some) => sum + some, 0) : kinds[value]
    return ` ${groupThousands(count)}`
  }
  const choices = (
    <>
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
    </>
  )
  if (wide)
    return (
      <div className={styles.tools}>
        {choices}
        <ViewSwitch />
      </div>
    )
  const summary = `${t(`kinds.${kind ?? 'all'}`)}${countOf(kind ?? 'all')}`
  const chip = (id: string, text: string, onRemove: () => void) => ({
    id,
    text,
    removeLabel: t('common:show.remove', { text }),
    onRemove,
  })
  return (
    <ShowFilters
      label={t('common:show.label')}
      summary={summary}
      closeLabel={t('common:actions.close')}
      doneLabel={t('common:show.done', { shown: groupThousands(found ?? 0) })}
      filters={[
        ...(time ? [chip('time', t(`times.${time}`), () => onChange({ time: null }))] : []),
        ...(lotNo ? [chip('lotNo', lotNo, () => onSearch({ lotNo: '' }))] : []),
      ]}
    >
      <FavoriteSearch touch lotNo={lotNo} onSearch={onSearch} />
      {choices}
    </ShowFilters>
  )
}
