import { LotNoStatusCell } from '../bid-table/cells.tsx'
import type { Column } from '../bid-table/column.ts'
import { columnSet } from '../bid-table/columns.tsx'
import type { ColumnText, Layout } from '../bid-table/use-columns.ts'
import { GradedModelCell } from '../bid-table/vehicle-cells.tsx'
import {
  DeskAutoBidCell,
  DeskBidCell,
  DeskLotNoCell,
  DeskMessageCell,
  DeskPhotoCell,
  DeskPriceCell,
  DeskStatusAttentionCell,
  DeskStatusCell,
} from './desk-cells.tsx'

/** Columns of the Bid Manager; Specifications and the lot's status only if there is room for them. */
export function managerColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  const { wordy, wide, specified, tight, cramped } = layout
  return [
    { ...set.photo, cell: DeskPhotoCell },
    { ...set.lotNo, cell: wide ? set.lotNo.cell : tight ? DeskLotNoCell : LotNoStatusCell },
    set.date,
    set.client,
    cramped ? { ...set.model, cell: GradedModelCell } : set.model,
    ...(specified ? [set.specifications] : []),
    ...(cramped ? [] : [set.condition]),
    ...(wide ? [set.lotStatus] : []),
    // Here a missing sold price is requested with words.
    { ...set.price, width: tight || wordy ? set.price.width : 104, cell: DeskPriceCell },
    // A client's short code makes their group names longer; they are next to a warning and the overbid allowance.
    { ...set.bid, width: tight ? 116 : 130, cell: DeskBidCell },
    // Next to an unreadable name, it is shown below the lot.
    ...(tight ? [] : [{ id: 'autoBid', width: 44, head: [{ label: t('autoBid') }], cell: DeskAutoBidCell }]),
    {
      ...set.bidStatus,
      width: wordy ? 216 : 180,
      cell: DeskStatusCell,
      narrowCell: DeskStatusAttentionCell,
    },
    { ...set.chat, cell: DeskMessageCell },
  ]
}
