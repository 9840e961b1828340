import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { localTime } from '@seriba/domain/time/local-time'
import { LotNoStatusCell } from '../bid-table/cells.tsx'
import type { Column } from '../bid-table/column.ts'
import { columnSet } from '../bid-table/columns.tsx'
import type { ColumnText, Layout } from '../bid-table/use-columns.ts'

/**
 * Below the Japanese time is the buyer's local time with the hall, in full if the model's name next to it has room;
 * if both times are the same, the hall alone.
 */
function ownDate(date: Column, { tight }: Layout): Column {
  const own = auctionHours.map((time) => localTime(`${jstDay(serverNow())}T${time}:00+09:00`))
  if (tight || own.includes(null)) return { ...date, width: 138 }
  // If the day differs from Japan's, it is shown before the time.
  return { ...date, width: own.some((time) => time?.includes(' ')) ? 250 : 224 }
}

/** Halls are open between these times, in Japan. */
const auctionHours = ['08:00', '20:00']

/** Next to a live bid's status is the button to cancel it. */
const cancellable = (status: Column & { width: number }, { wordy }: Layout): Column => ({
  ...status,
  width: status.width + (wordy ? 4 : 30),
})

/** Columns of My Bids. The lot's status has its own: a client is waiting for it. */
export function clientColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  const bid: Column = {
    ...set.bid,
    // There is room for millions in the buyer's own currency.
    width: layout.tight ? 108 : 130,
    head: [
      { label: t('myBid'), sort: 'bidAmount' },
      { label: t('group'), sort: 'bidGroup' },
    ],
  }
  return [
    set.photo,
    set.lotNo,
    ownDate(set.date, layout),
    set.model,
    ...(layout.specified ? [set.specifications] : []),
    set.condition,
    set.lotStatus,
    set.price,
    bid,
    cancellable(set.bidStatus, layout),
    set.chat,
  ]
}

/** Columns for a dealer, whose list has bids of several clients. */
export function dealerColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  return [
    set.photo,
    layout.cramped ? { ...set.lotNo, cell: LotNoStatusCell } : set.lotNo,
    ownDate(set.date, layout),
    // Room for long company names; the remaining space goes to the model's name.
    { ...set.client, width: 112 },
    set.model,
    ...(layout.specified ? [set.specifications] : []),
    set.condition,
    ...(layout.cramped ? [] : [set.lotStatus]),
    set.price,
    // A client's short code makes their group names longer; they are next to the overbid allowance.
    { ...set.bid, width: layout.tight || layout.wordy ? 116 : 130 },
    cancellable(set.bidStatus, layout),
    set.chat,
  ]
}
