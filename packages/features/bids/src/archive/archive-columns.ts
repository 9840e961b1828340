import type { Column } from '../bid-table/column.ts'
import { columnSet } from '../bid-table/columns.tsx'
import type { ColumnText, Layout } from '../bid-table/use-columns.ts'
import { GradedModelCell } from '../bid-table/vehicle-cells.tsx'
import { clientColumns, dealerColumns } from '../my-bids/client-columns.ts'
import { ArchivedStatusCell, DifferenceCell, EndedLotNoCell } from './archive-cells.tsx'

/** By how much the bid was above or below the sold price. */
const difference = (t: ColumnText): Column => ({
  id: 'difference',
  width: 96,
  align: 'end',
  head: [{ label: t('bidLess') }, { label: t('lessSold') }],
  cell: DifferenceCell,
})

/** Users can calculate it themselves if it would leave the model's name no room. */
const withDifference = (t: ColumnText, { cramped }: Layout, columns: readonly Column[]) =>
  cramped
    ? [...columns]
    : columns.flatMap((column) => (column.id === 'bidStatus' ? [difference(t), column] : [column]))

/**
 * The buyer's local time only matters for upcoming lots: here a hall's name is the longest, and the room is for the
 * model's.
 */
const past = (columns: readonly Column[]) =>
  columns.map((column) => (column.id === 'date' ? { ...column, width: 138 } : column))

export const archiveColumns = (t: ColumnText, layout: Layout) =>
  withDifference(t, layout, past(clientColumns(t, layout)))

export const dealerArchiveColumns = (t: ColumnText, layout: Layout) =>
  withDifference(t, layout, past(dealerColumns(t, layout)))

/** Staff see where the switcher was; nothing can be switched here any more. */
export function staffArchiveColumns(t: ColumnText, layout: Layout): Column[] {
  const set = columnSet(t, layout)
  return withDifference(t, { ...layout, cramped: layout.close }, [
    set.photo,
    layout.cramped ? { ...set.lotNo, width: layout.wordy ? 62 : 74, cell: EndedLotNoCell } : set.lotNo,
    set.date,
    set.client,
    layout.cramped ? { ...set.model, cell: GradedModelCell } : set.model,
    ...(layout.specified ? [set.specifications] : []),
    ...(layout.cramped ? [] : [set.condition, set.lotStatus]),
    set.price,
    { ...set.bid, width: layout.cramped ? 116 : 124 },
    { ...set.bidStatus, width: layout.wordy ? 252 : 216, cell: ArchivedStatusCell },
    set.chat,
  ])
}
