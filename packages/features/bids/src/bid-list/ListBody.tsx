import { rememberShown } from '@seriba/api/lot-lists'
import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import { defaultBidSort } from '@seriba/domain/bids/bid-lists'
import { pageTypeOfBid } from '@seriba/domain/lots/page-types'
import { useNow } from '@seriba/ui/use-now'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BidCard } from '../bid-card/BidCard.tsx'
import { SkeletonCards } from '../bid-card/SkeletonCards.tsx'
import { BidTable } from '../bid-table/BidTable.tsx'
import type { Column } from '../bid-table/column.ts'
import { useExportTypes } from '../shared/use-export-types.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import styles from './BidList.module.css'
import { CardRows, startsSoon, TableRows } from './BidRows.tsx'
import { listPanelId } from './CounterBar.tsx'
import { EarlierRow, EarlierToday } from './EarlierToday.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFailure } from './ListFailure.tsx'
import { ListPages } from './ListPages.tsx'
import { ToTop } from './ToTop.tsx'
import type { BidListModel } from './use-bid-list-model.ts'
import { useInfinitePages } from './use-infinite-pages.ts'
import { useLinkedRow } from './use-linked-row.ts'

type ListBodyProps = {
  model: BidListModel
  columns: readonly Column[]
  focused?: number | null
  onFocus?: (bidId: number) => void
  /** Which rows are selected. */
  selected?: (bidId: number) => boolean
  /** A row of its own below that of a bid. */
  rowEnd?: (bid: Bid) => ReactNode
  /** Controls below a card. */
  cardEnd?: (bid: Bid) => ReactNode
}

/** The rows: a table if there is room, cards on touch screens. */
export function ListBody({ model, columns, focused = model.params.bid, ...rest }: ListBodyProps) {
  const { onFocus, selected, rowEnd, cardEnd } = rest
  const { t } = useTranslation('bids')
  const wide = useMedia(desktop)
  const exportTypes = useExportTypes(model.side)
  const now = useNow(15_000, serverNow)
  const { list, optionsQuery, params, scrolls, pageSize, total, change } = model
  const growing = useInfinitePages(
    JSON.stringify({ ...params, bid: null }),
    Math.ceil(total / pageSize),
    list.isFetching,
  )
  const pages = scrolls ? Array.from({ length: growing.pages }, (_, index) => index + 1) : [params.page]
  const state = { model, exportTypes, now, focused, selected, onFocus }
  const empty = list.currentData?.cars.length === 0

  useLinkedRow(params.bid, model.ids)
  // From a lot that is opened here, the user can move on to its neighbors.
  const remember = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-lot-link]'))) return
    const place = model.mode === 'archive' ? 'archive' : 'live'
    rememberShown(
      (list.data?.cars ?? []).map(({ lotType, id }) => ({ pageType: pageTypeOfBid(lotType, place), id })),
    )
  }

  return (
    <div
      id={listPanelId}
      role="tabpanel"
      aria-label={t('list.table')}
      className={styles.page}
      onClickCapture={remember}
      onAuxClickCapture={remember}
    >
      {list.isError && (
        <ListFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {optionsQuery.isError && !list.isError && (
        <ListFailure
          title={t('filters.failed')}
          error={optionsQuery.error}
          retrying={optionsQuery.isFetching}
          onRetry={() => void optionsQuery.refetch()}
        />
      )}
      {(empty || !wide) && <EarlierToday model={model} />}
      {empty && <ListEmpty model={model} />}
      {!empty && wide && !(list.isError && !list.data) && (
        <BidTable
          columns={columns}
          sort={params.sort}
          defaultSort={defaultBidSort(model.mode)}
          onSort={(sort) => change({ sort })}
          busy={list.isLoading}
        >
          <EarlierRow model={model} columns={columns.length} />
          {pages.map((page) => (
            <TableRows key={page} page={page} columns={columns} rowEnd={rowEnd} {...state} />
          ))}
        </BidTable>
      )}
      {!empty && !wide && !scrolls && <ListPages model={model} top className={styles.topPages} />}
      {!empty && !wide && (
        <div className={styles.cards}>
          {pages.map((page) => (
            <CardRows
              key={page}
              page={page}
              {...state}
              card={(bid, fresh) => (
                <BidCard
                  key={bid.bidId}
                  bid={bid}
                  side={model.side}
                  mode={model.mode}
                  exportTypes={exportTypes}
                  soon={startsSoon(bid, now)}
                  fresh={fresh}
                  focused={focused === bid.bidId}
                >
                  {cardEnd?.(bid)}
                </BidCard>
              )}
            />
          ))}
          {list.isLoading && <SkeletonCards />}
        </div>
      )}
      {!wide && <ToTop />}
      {scrolls && growing.more && <div ref={growing.sentinel} className={styles.sentinel} />}
    </div>
  )
}
