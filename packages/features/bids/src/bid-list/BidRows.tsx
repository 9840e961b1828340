import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { inLastHour } from '@seriba/domain/bids/deadlines'
import { Fragment, type ReactNode, useMemo } from 'react'
import { PageCosts } from '../bid-costs/PageCosts.tsx'
import { BidTableRow } from '../bid-table/BidTableRow.tsx'
import type { Column } from '../bid-table/column.ts'
import { SkeletonRows } from '../bid-table/SkeletonRows.tsx'
import type { ExportTypes } from '../shared/use-export-types.ts'
import styles from './BidList.module.css'
import { byDay } from './by-day.ts'
import { DayHead } from './DayHead.tsx'
import { listQuery } from './use-bid-list.ts'
import type { BidListModel } from './use-bid-list-model.ts'
import { useLiveBids } from './use-live-bids.ts'

export type RowState = {
  now: Date
  exportTypes: ExportTypes
  focused: number | null
  selected?: ((bidId: number) => boolean) | undefined
  onFocus?: ((bidId: number) => void) | undefined
}

type PageProps = RowState & { model: BidListModel; page: number }

type TableRowsProps = PageProps & {
  columns: readonly Column[]
  /** A row of its own below that of a bid. */
  rowEnd?: ((bid: Bid) => ReactNode) | undefined
}

/** One page of a list as a table body. */
export function TableRows({ model, page, columns, rowEnd, ...state }: TableRowsProps) {
  const { bids: all, stale } = usePage(model, page)
  const bids = useMemo(() => (model.side === 'client' ? withoutOneManager(all) : all), [model.side, all])
  return (
    <PageCosts shown={model.costs.shown} bids={bids}>
      <tbody className={stale ? styles.stale : undefined}>
        {bids ? (
          bids.map((bid, at) => (
            <Fragment key={bid.bidId}>
              <BidTableRow
                bid={bid}
                columns={columns}
                side={model.side}
                soon={startsSoon(bid, state.now)}
                list={model.mode === 'archive' ? 'archive' : 'live'}
                exportTypes={state.exportTypes}
                focused={state.focused === bid.bidId}
                selected={state.selected?.(bid.bidId) ?? false}
                joined={
                  model.side === 'manager' && [bids[at - 1], bids[at + 1]].some((next) => next?.id === bid.id)
                }
                fresh={model.fresh.has(bid.bidId)}
                onFocus={state.onFocus}
              />
              {rowEnd?.(bid)}
            </Fragment>
          ))
        ) : (
          <SkeletonRows columns={columns} />
        )}
      </tbody>
    </PageCosts>
  )
}

type CardRowsProps = PageProps & { card: (bid: Bid, fresh: boolean) => ReactNode }

/** One page of a list as cards; if ordered by auction, under headings for the days. */
export function CardRows({ model, page, now, card }: CardRowsProps) {
  const { bids } = usePage(model, page)
  const before = useDayBefore(model, page)
  const cards = (some: readonly Bid[]) => some.map((bid) => card(bid, model.fresh.has(bid.bidId)))
  const { sort } = model.params
  if (!bids || (sort && sort.sort !== 'auctionDate')) return bids && cards(bids)
  const days = byDay(bids)
  const isLast = page * model.pageSize >= model.total
  return days.map(({ day, bids: ofDay }, at) => (
    <Fragment key={ofDay[0]?.bidId}>
      {(at > 0 || day !== before) && (
        <DayHead day={day} bids={ofDay} now={now} goesOn={at === days.length - 1 && !isLast} />
      )}
      {cards(ofDay)}
    </Fragment>
  ))
}

/** The last day of the page above this one, when scrolling from page to page. */
function useDayBefore({ mode, useBids, params, pageSize, scrolls }: BidListModel, page: number) {
  const above = scrolls && page > 1 ? page - 1 : page
  const { data } = useBids(listQuery({ ...params, page: above }, mode, pageSize))
  return above === page ? undefined : byDay(data?.cars ?? []).at(-1)?.day
}

/** Null while nothing is known; the previous page stays visible, dimmed, while the next one loads. */
function usePage({ mode, useBids, params, pageSize }: BidListModel, page: number) {
  const list = useBids(listQuery({ ...params, page }, mode, pageSize))
  const { data, currentData, isError } = list
  useLiveBids(list, mode === 'archive' ? 'archive' : 'live')
  return { bids: data?.cars ?? (isError ? [] : null), stale: data !== undefined && currentData === undefined }
}

/** If one manager looks after every bid of the page, they are not named on each bid. */
function withoutOneManager(bids: readonly Bid[] | null) {
  const managers = new Set(bids?.map(({ manager }) => manager))
  return managers.size > 1 ? bids : (bids?.map((bid) => ({ ...bid, manager: null })) ?? null)
}

/** For a bid that has already been won or stopped, the lot's time no longer matters. */
export const startsSoon = (bid: Bid, now: Date) =>
  bid.auctionDate !== null && isLive(bid.bidStatus as BidStatus) && inLastHour(bid.auctionDate, now)
