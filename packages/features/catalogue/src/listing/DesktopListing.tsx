import { useAppDispatch } from '@seriba/api/hooks'
import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { PageHead } from '@seriba/ui/PageHead'
import { useCallback, useMemo } from 'react'
import { PriceFigures } from '../figures/PriceFigures.tsx'
import { CombinedSearch } from '../filters/CombinedSearch.tsx'
import { FilterArea } from '../filters/FilterArea.tsx'
import { changed } from '../url/listing-changes.ts'
import { ViewSwitch } from '../views/ViewSwitch.tsx'
import { askForLots } from './ask-for-lots.ts'
import { ListingHead } from './ListingHead.tsx'
import { ListingResults } from './ListingResults.tsx'
import type { ListingLayoutProps } from './layout-props.ts'
import styles from './listing.module.css'
import { SortSelect } from './SortSelect.tsx'
import { useTableSize } from './table-size.ts'
import { useListing } from './use-listing.ts'

export function DesktopListing({ config, state, change, audience, slots, around }: ListingLayoutProps) {
  const { filters } = state
  const size = useTableSize()
  const listing = useListing(config, state, size, change)
  const apply = useCallback((next: Filters) => change(() => changed.filters(next)), [change])
  const dispatch = useAppDispatch()
  const askAhead = useCallback(
    (next: Filters) =>
      askForLots(dispatch, { pageType: config.pageType, state: changed.filters(next), wide: true }),
    [dispatch, config],
  )
  const { savedSearches, saveLots } = slots
  const some = (listing.total ?? 0) > 0
  const sortable = (listing.total ?? 0) > 1
  // Kept, so that the filters are not rendered again with the lots.
  const tools = useMemo(
    () => (
      <>
        {savedSearches?.(config.pageType, state, 'tools')}
        <SortSelect
          pageType={config.pageType}
          sort={state.sort}
          disabled={!sortable}
          onSort={(sort) => change((now) => changed.sort(now, sort))}
        />
        <ViewSwitch />
        {some && saveLots?.(config.pageType, state)}
      </>
    ),
    [savedSearches, saveLots, config, state, change, some, sortable],
  )
  const reset = useCallback(() => apply(emptyFilters), [apply])

  return (
    <div className={styles.page}>
      <PageHead>
        <ListingHead pageType={config.pageType} total={listing.total} />
        <CombinedSearch
          fields={pageFilters[config.pageType].search}
          filters={filters}
          onApply={apply}
          className={styles.headSearch}
        />
      </PageHead>
      <FilterArea
        pageType={config.pageType}
        filters={filters}
        onApply={apply}
        onLikely={askAhead}
        tools={tools}
      />
      {config.figures && (
        <PriceFigures
          pageType={config.pageType}
          filters={filters}
          total={listing.total}
          ready={!listing.fetching && listing.lots !== undefined}
        />
      )}
      <ListingResults
        config={config}
        state={state}
        change={change}
        audience={audience}
        slots={slots}
        around={around}
        listing={listing}
        size={size}
        onReset={reset}
      />
    </div>
  )
}
