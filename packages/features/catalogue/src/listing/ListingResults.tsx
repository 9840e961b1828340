import type { SortKey } from '@seriba/domain/lots/listing'
import { useCallback } from 'react'
import { useRowWords } from '../rows/use-row-words.ts'
import { LotTable } from '../table/LotTable.tsx'
import { changed } from '../url/listing-changes.ts'
import { ListingEmpty } from './ListingEmpty.tsx'
import { ListingFailed } from './ListingFailed.tsx'
import { ListingFoot } from './ListingFoot.tsx'
import type { ListingLayoutProps } from './layout-props.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { keepTableSize } from './table-size.ts'
import type { useListing } from './use-listing.ts'

type ListingResultsProps = ListingLayoutProps & {
  listing: ReturnType<typeof useListing>
  size: number
  onReset: () => void
}

/** The lots, whatever became of the last request for them. */
export function ListingResults(props: ListingResultsProps) {
  const { config, state, change, audience, listing, size, onReset } = props
  const { lots, pageInfo, fetching, stale, error, retry } = listing
  const words = useRowWords(audience)
  const onSort = useCallback((key: SortKey) => change((now) => changed.sortKey(now, key)), [change])
  const onPage = (page: number) => {
    change((now) => changed.page(now, page))
    window.scrollTo({ top: 0 })
  }
  const onSize = (next: number) => {
    keepTableSize(next)
    change(changed.tableSize)
  }

  const failed = error !== undefined && !fetching
  return (
    <>
      <ProgressLine active={fetching} />
      {failed && <ListingFailed error={error} onRetry={retry} hasLots={lots !== undefined} />}
      {lots && lots.length > 0 && (
        <LotTable
          columns={config.columns}
          lots={lots}
          words={words}
          path={config.path}
          sort={state.sort}
          sortable={(pageInfo?.totalSearchResults ?? 0) > 1}
          onSort={onSort}
          stale={stale}
        />
      )}
      {!lots && !failed && <TableSkeleton columns={config.columns} rows={size} />}
      {lots?.length === 0 && !failed && <ListingEmpty filters={state.filters} onReset={onReset} />}
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
