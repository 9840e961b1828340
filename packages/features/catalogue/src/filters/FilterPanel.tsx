import type { Filters } from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { SlidersHorizontal, X } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countFilters, countMore } from './applied-tags.ts'
import { DayFilters } from './DayFilters.tsx'
import { EquipmentFilter } from './EquipmentFilter.tsx'
import type { FilterFieldsProps } from './filter-fields.ts'
import styles from './filters.module.css'
import { MakerFilter } from './MakerFilter.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { ModelFilter } from './SearchedFilter.tsx'
import { offeredModels } from './use-model-options.ts'

type FilterPanelProps = FilterFieldsProps & {
  applied: Filters
  /** Changing this number resets typed figures that are not valid. */
  anew: number
  onSearch: () => void
  onClear: () => void
}

/** Every filter of a page. Each of them fetches lots automatically after a moment; Search does so right away. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { pageType, draft, applied, onChange, onSearch, onClear, offered, anew } = props
  const { t } = useTranslation(['filters', 'catalogue'])
  const [more, setMore] = useState(false)
  const page = pageFilters[pageType]
  const { options, bounds } = offered.metadata ?? { options: {}, bounds: {} }
  const chosenMore = countMore(draft, pageType)

  return (
    <search aria-label={t('catalogue:filters.label')}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <div className={`${styles.row} ${styles.fields}`}>
          <MakerFilter
            options={options.maker}
            maker={draft.maker}
            loading={offered.loading}
            failed={offered.failed}
            onChange={onChange}
          />
          <ModelFilter
            pageType={pageType}
            {...offeredModels(offered, draft.maker)}
            maker={draft.maker}
            value={draft.model}
            onChange={onChange}
          />
          {page.ranges.map((name) => (
            <RangeFilter
              key={`${name} ${anew}`}
              pageType={pageType}
              name={name}
              value={draft[name]}
              bounds={bounds[name]}
              onChange={onChange}
            />
          ))}
        </div>
        <div className={styles.row}>
          {page.dates && (
            <DayFilters
              pageType={pageType}
              days={draft.date}
              auctions={draft.auction}
              dateFrom={draft.dateFrom}
              dateTo={draft.dateTo}
              onChange={onChange}
            />
          )}
          {page.equipment && <EquipmentFilter value={draft.equipment} onChange={onChange} />}
          <span className={styles.actions}>
            <Button icon={SlidersHorizontal} aria-expanded={more} onClick={() => setMore(!more)}>
              {more ? t('less') : t('more')}{' '}
              {chosenMore > 0 && <span className={styles.moreCount}>{chosenMore}</span>}
            </Button>
            <span className={styles.submit}>
              <Button type="submit" variant="primary" className={styles.search}>
                {t('catalogue:filters.search')}
              </Button>
              <IconButton
                icon={X}
                label={t('catalogue:filters.clearAll')}
                variant="primary"
                className={styles.clear}
                disabled={countFilters(draft) === 0 && countFilters(applied) === 0}
                onClick={onClear}
              />
            </span>
          </span>
        </div>
        {more && (
          <MoreFilters key={anew} pageType={pageType} draft={draft} onChange={onChange} offered={offered} />
        )}
      </form>
    </search>
  )
})
