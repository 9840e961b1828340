import { PageHead } from '@seriba/ui/PageHead'
import { useCallback, useState } from 'react'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { FilterPanel } from '../filters/FilterPanel.tsx'
import { LotSearch } from '../filters/LotSearch.tsx'
import { changed } from '../url/listing-changes.ts'
import { type Filters, noFilters } from '../url/listing-state.ts'
import { ListingHead } from './ListingHead.tsx'
import { ListingResults } from './ListingResults.tsx'
import type { ListingLayoutProps } from './layout-props.ts'
import styles from './listing.module.css'
import { useTableSize } from './table-size.ts'
import { useListing } from './use-listing.ts'

export function DesktopListing({ config, state, change, audience }: ListingLayoutProps) {
  const { filters } = state
  const size = useTableSize()
  const listing = useListing(config, state, size, change)
  const [panelOpen, setPanelOpen] = useState(true)
  const apply = useCallback((next: Filters) => change(() => changed.filters(next)), [change])
  const reset = useCallback(() => apply(noFilters), [apply])

  return (
    <div className={styles.page}>
      <PageHead>
        <ListingHead pageType={config.pageType} total={listing.total} />
        <LotSearch filters={filters} onApply={apply} className={styles.headSearch} />
      </PageHead>
      {panelOpen && <FilterPanel pageType={config.pageType} filters={filters} onApply={apply} />}
      <AppliedFilters
        pageType={config.pageType}
        filters={filters}
        onApply={apply}
        panelOpen={panelOpen}
        onTogglePanel={() => setPanelOpen(!panelOpen)}
      />
      <ListingResults
        config={config}
        state={state}
        change={change}
        audience={audience}
        listing={listing}
        size={size}
        onReset={reset}
      />
    </div>
  )
}
