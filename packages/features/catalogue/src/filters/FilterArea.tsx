import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useReopenCount } from '../url/use-reopen-count.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { FiltersFailed } from './FiltersFailed.tsx'
import { IgnoredFiltersLater } from './IgnoredFiltersLater.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { PanelToggles, type SidePanel } from './PanelToggles.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { useFilterDraft } from './use-filter-draft.ts'
import { useFilterMetadata } from './use-filter-metadata.ts'
import { useLimitedPatch } from './use-limited-patch.ts'

type FilterAreaProps = {
  pageType: PageType
  filters: Filters
  onApply: (filters: Filters) => void
  /** Filters that will probably be applied in a moment. */
  onLikely?: (filters: Filters) => void
  /** At the end of the row of tags. */
  tools?: ReactNode
}

/** Another page begins with its filters shown and its panels closed (2§4.5). */
export const FilterArea = memo(function FilterArea(props: FilterAreaProps) {
  return <FiltersOfPage key={props.pageType} {...props} />
})

/**
 * Everything that narrows a listing on a wide screen. Choices in progress are kept in here, so that the table below
 * is not rendered for every key.
 */
function FiltersOfPage({ pageType, filters, onApply, onLikely, tools }: FilterAreaProps) {
  const page = pageFilters[pageType]
  const [open, setOpen] = useState(true)
  const [panel, setPanel] = useState<SidePanel | null>(null)
  const offered = useFilterMetadata(pageType, filters)
  const { draft, patch, apply } = useFilterDraft(filters, onApply, onLikely)
  const limited = useLimitedPatch(pageType, draft, patch)
  const anew = useReopenCount()
  const search = useCallback(() => apply(), [apply])
  const clear = useCallback(() => apply(emptyFilters), [apply])
  const close = useCallback(() => setPanel(null), [])

  return (
    <>
      {open && (
        <FilterPanel
          pageType={pageType}
          draft={draft}
          applied={filters}
          onChange={limited.patch}
          onSearch={search}
          onClear={clear}
          offered={offered}
          anew={anew}
        />
      )}
      {offered.failed && <FiltersFailed onRetry={offered.retry} />}
      <IgnoredFiltersLater />
      <AppliedFilters
        pageType={pageType}
        filters={filters}
        onApply={apply}
        total={offered.loading || offered.failed ? undefined : offered.metadata?.total}
        panelOpen={open}
        onTogglePanel={() => setOpen(!open)}
      >
        <PanelToggles
          schedule={page.schedule}
          categories={page.categories}
          open={panel}
          onToggle={(next) => setPanel(panel === next ? null : next)}
        />
        {tools}
      </AppliedFilters>
      {panel === 'schedule' && (
        <SchedulePanel
          pageType={pageType}
          filters={filters}
          days={draft.date}
          auctions={draft.auction}
          onChange={limited.patch}
          onClose={close}
        />
      )}
      {panel === 'categories' && (
        <CategoryPanel
          pageType={pageType}
          category={draft.category}
          subcategory={draft.subcategory}
          onChange={limited.patch}
          onLimit={limited.refuse}
          onClose={close}
        />
      )}
      <LimitDialog limit={limited.reached} onClose={limited.dismiss} onClear={limited.clear} />
    </>
  )
}
