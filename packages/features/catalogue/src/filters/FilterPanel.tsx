import { type Filters, noFilters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { countFilters } from './applied-tags.ts'
import { DayFilters } from './DayFilters.tsx'
import styles from './filters.module.css'
import { MakerFilters } from './MakerFilters.tsx'
import { useApplySoon } from './use-apply-soon.ts'
import { useDraft } from './use-draft.ts'

type FilterPanelProps = { pageType: PageType; filters: Filters; onApply: (filters: Filters) => void }

/**
 * Filters are chosen here and looked up by Search; a day chip looks up by itself.
 * What is chosen stays in this component, so that the table below is not drawn for every choice.
 */
export const FilterPanel = memo(function FilterPanel({ pageType, filters, onApply }: FilterPanelProps) {
  const { t } = useTranslation('catalogue')
  const { draft, patch } = useDraft(filters)
  const soon = useApplySoon(onApply)
  const empty = countFilters(draft) === 0 && countFilters(filters) === 0

  return (
    <search aria-label={t('filters.label')}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          soon.cancel()
          onApply(draft)
        }}
      >
        <MakerFilters pageType={pageType} maker={draft.maker} models={draft.model} onChange={patch} />
        <DayFilters
          days={draft.date}
          dateFrom={draft.dateFrom}
          dateTo={draft.dateTo}
          onDates={patch}
          onDays={(part) => {
            patch(part)
            soon.apply({ ...draft, ...part })
          }}
        />
        <span className={styles.actions}>
          <Button type="submit" variant="primary" className={styles.search}>
            {t('filters.search')}
          </Button>
          <IconButton
            icon={X}
            label={t('filters.clearAll')}
            variant="primary"
            className={styles.clear}
            disabled={empty}
            onClick={() => {
              soon.cancel()
              patch(noFilters)
              onApply(noFilters)
            }}
          />
        </span>
      </form>
    </search>
  )
})
