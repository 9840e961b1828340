import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { TagList } from '@seriba/ui/Tag'
import { ChevronsDown, ChevronsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundTip } from './FoundTip.tsx'
import styles from './filters.module.css'
import { useTagItems } from './use-tag-items.ts'

type AppliedFiltersProps = {
  pageType: PageType
  filters: Filters
  onApply: (filters: Filters) => void
  /** Lots found with these filters; undefined while that is not known. */
  total: number | undefined
  panelOpen: boolean
  onTogglePanel: () => void
  children?: ReactNode
}

/** The row below the filter panel: what narrows the list now, and the switches for its surroundings. */
export function AppliedFilters(props: AppliedFiltersProps) {
  const { pageType, filters, onApply, total, panelOpen, onTogglePanel, children } = props
  const { t } = useTranslation('catalogue')
  const { items, without } = useTagItems(filters, pageType)
  return (
    <div className={styles.tools}>
      <div className={styles.applied}>
        {items.length > 0 && (
          <TagList
            label={t('tags.label')}
            tags={items}
            onRemove={(id) => onApply(without(id))}
            moreLabel={(count) => t('tags.all', { count })}
            lessLabel={t('tags.hide')}
            end={
              <Button variant="ghost" size="xs" onClick={() => onApply(emptyFilters)}>
                {t('filters.clearAll')}
              </Button>
            }
          />
        )}
        <FoundTip filters={filters} count={items.length} total={total} />
      </div>
      {children}
      <IconButton
        icon={panelOpen ? ChevronsUp : ChevronsDown}
        label={panelOpen ? t('filters.hide') : t('filters.show')}
        size="sm"
        aria-expanded={panelOpen}
        onClick={onTogglePanel}
      />
    </div>
  )
}
