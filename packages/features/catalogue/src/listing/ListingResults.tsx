import type { SortKey } from '@seriba/domain/lots/listing'
import { scrollPage } from '@seriba/ui/page-scroll'
import { useCallback } from 'react'
import { useRowContext } from '../rows/row-context.ts'
import { changed } from '../url/listing-changes.ts'
import { LotsView } from '../views/LotsView.tsx'
import { ViewSkeleton } from '../views/ViewSkeleton.tsx'
import { useView } from '../views/view-choice.ts'
import { ListingEmpty } from './ListingEmpty.tsx'
import { ListingFailed } from './ListingFailed.tsx'
import { ListingFoot } from './ListingFoot.tsx'
import type { DrawLots, ListingLayoutProps } from './layout-props.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { persistTableSize } from './table-size.ts'
import type { useListing } from './use-listing.ts'

type ListingResultsProps = ListingLayoutProps & {
  listing: ReturnType<typeof useListing>
  size: number
  onReset: () => void
}

/** The lots, whatever happened to the last request for them. */
export function ListingResults(props: ListingResultsProps) {
  const { config, state, change, audience, slots, around, listing, size, onReset } = props
  const { lots, pageInfo, fetching, stale, error, retry } = listing
  const context = useRowContext(config.pageType, audience, slots.lotActions)
  const view = useView()
  const onSort = useCallback((key: SortKey) => change((now) => changed.sortKey(now, key)), [change])
  const onPage = (page: number) => {
    change((now) => changed.page(now, page))
    scrollPage({ top: 0 })
  }
  const onSize = (next: number) => {
    persistTableSize(next)
    change(changed.tableSize)
  }

  const failed = error !== undefined && !fetching
  const draw: DrawLots = (chosen, tight) => {
    if (!lots) return failed ? null : <ViewSkeleton config={config} view={view} size={size} />
    if (lots.length === 0) return failed ? null : <ListingEmpty filters={state.filters} onReset={onReset} />
    return (
      <LotsView
        view={view}
        config={config}
        lots={lots}
        context={context}
        sort={state.sort}
        sortable={(pageInfo?.totalSearchResults ?? 0) > 1}
        onSort={onSort}
        stale={stale}
        chosen={chosen}
        tight={tight}
      />
    )
  }

  return (
    <>
      <ProgressLine active={fetching} />
      {failed && <ListingFailed error={error} onRetry={retry} hasLots={lots !== undefined} />}
      {around ? around(lots, draw) : draw()}
      {pageInfo && (
        <ListingFoot
          pageInfo={pageInfo}
          page={stale ? state.page : pageInfo.page}
          size={size}
          onPage={onPage}
          onSize={onSize}
        />
      )}
    </>
  )
}
