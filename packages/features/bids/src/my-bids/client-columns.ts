import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { localTime } from '@seriba/domain/time/local-time'
import { LotNoStatusCell } from '../bid-table/cells.tsx'
import type { Column } from '../bid-table/column.ts'
import { columnSet } from '../bid-table/columns.tsx'
import type { ColumnText, Layout } from '../bid-table/use-columns.ts'

/**
 * Under Japan's time stands the buyer's own with the hall, in whole where the model's name has room beside it; where the
 * two times are one, the hall alone.
 */
function ownDate(date: Column, { tight }: Layout): Column {
  const own = auctionHours.map((time) => localTime(`${jstDay(serverNow())}T${time}:00+09:00`))
  if (tight || own.includes(null)) return { ...date, width: 138 }
  // A day of its own stands before the time where it is not Japan's.
  return { ...date, width: own.some((time) => time?.includes(' ')) ? 250 : 224 }
}

/** Between these times halls are open, in Japan. */
const auctionHours = ['08:00', '20:00']

/** Beside the status of a live bid stands the way to cancel it. */
const cancellable = (status: Column & { width: number }, { wordy }: Layout): Column => ({
  ...status,
  width: status.width + (wordy ? 4 : 30),
})

/** Columns of My Bids. The lot's status has its own: a client waits for it. */
export function clientColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  const bid: Column = {
    ...set.bid,
    // Millions in the buyer's own currency find room.
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

/** Columns of a dealer, whose list mixes clients. */
export function dealerColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  return [
    set.photo,
    layout.cramped ? { ...set.lotNo, cell: LotNoStatusCell } : set.lotNo,
    ownDate(set.date, layout),
    // Room for long companies; what it leaves goes to the model's name.
    { ...set.client, width: 112 },
    set.model,
    ...(layout.specified ? [set.specifications] : []),
    set.condition,
    ...(layout.cramped ? [] : [set.lotStatus]),
    set.price,
    // A client's short code makes their groups longer; they stand beside what may be overbid.
    { ...set.bid, width: layout.tight || layout.wordy ? 116 : 130 },
    cancellable(set.bidStatus, layout),
    set.chat,
  ]
}
