import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { TagList } from '@seriba/ui/Tag'
import { ChevronsDown, ChevronsUp } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedSearchButtons } from '../saved-searches/SavedSearchButtons.tsx'
import { type Filters, noFilters } from '../url/listing-state.ts'
import styles from './filters.module.css'
import { useTagItems } from './use-tag-items.ts'

type AppliedFiltersProps = {
  pageType: PageType
  filters: Filters
  onApply: (filters: Filters) => void
  panelOpen: boolean
  onTogglePanel: () => void
}

/** The row under the filter panel: what narrows the list now, and the switch that folds the panel. */
export const AppliedFilters = memo(function AppliedFilters(props: AppliedFiltersProps) {
  const { pageType, filters, onApply, panelOpen, onTogglePanel } = props
  const { t } = useTranslation('catalogue')
  const { items, without } = useTagItems(filters)
  return (
    <div className={styles.tools}>
      {items.length > 0 && (
        <TagList
          label={t('tags.label')}
          tags={items}
          onRemove={(id) => onApply(without(id))}
          moreLabel={(count) => t('tags.all', { count })}
          lessLabel={t('tags.hide')}
        />
      )}
      {items.length > 0 && (
        <Button variant="ghost" size="xs" onClick={() => onApply(noFilters)}>
          {t('filters.clearAll')}
        </Button>
      )}
      <span className={styles.toolsEnd}>
        <SavedSearchButtons pageType={pageType} parts={items.map(({ text }) => String(text))} />
      </span>
      <IconButton
        icon={panelOpen ? ChevronsUp : ChevronsDown}
        label={panelOpen ? t('filters.hide') : t('filters.show')}
        size="sm"
        aria-expanded={panelOpen}
        onClick={onTogglePanel}
      />
    </div>
  )
})
