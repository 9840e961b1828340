import type { Column } from '../bid-table/column.ts'
import { columnSet } from '../bid-table/columns.tsx'
import type { ColumnText, Layout } from '../bid-table/use-columns.ts'

/** Columns of My Bids. The lot's status has its own: a client waits for it. */
export function clientColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  const bid: Column = {
    ...set.bid,
    head: [
      { label: t('myBid'), sort: 'bidAmount' },
      { label: t('group'), sort: 'bidGroup' },
    ],
  }
  return [
    set.photo,
    set.lotNo,
    set.date,
    set.model,
    ...(layout.specified ? [set.specifications] : []),
    set.condition,
    set.lotStatus,
    set.price,
    bid,
    set.bidStatus,
    set.chat,
  ]
}

/** Columns of a dealer, whose list mixes clients. */
export function dealerColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  return [
    set.photo,
    set.lotNo,
    set.date,
    set.client,
    set.model,
    ...(layout.specified ? [set.specifications] : []),
    set.condition,
    set.lotStatus,
    set.price,
    set.bid,
    set.bidStatus,
    set.chat,
  ]
}
