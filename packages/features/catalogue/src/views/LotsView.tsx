import { defaultSort } from '@seriba/domain/lots/page-filters'
import { pageTypes } from '@seriba/domain/lots/page-types'
import type { ListingConfig } from '../config/listing-config.ts'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { LotTable } from '../table/LotTable.tsx'
import type { TableHeadProps } from '../table/TableHead.tsx'
import { LotColumns } from './LotColumns.tsx'
import { LotGrid } from './LotGrid.tsx'
import type { View } from './view-choice.ts'
import styles from './views.module.css'

type LotsViewProps = Pick<TableHeadProps, 'sort' | 'sortable' | 'onSort'> & {
  view: View
  config: ListingConfig
  lots: readonly Lot[]
  context: RowContext
  stale: boolean
  /** The id of the lot shown in a panel next to the list. */
  chosen?: string | undefined
  /** That panel leaves too little space for all columns. */
  tight?: boolean | undefined
}

/** A page of lots in the chosen view. */
export function LotsView({ view, config, lots, context, stale, chosen, tight, ...sorting }: LotsViewProps) {
  if (view === 'card') {
    return <LotGrid lots={lots} config={config} context={context} stale={stale} chosen={chosen} />
  }
  const { kind } = pageTypes[config.pageType]
  // The headings show the order of the rows, even if nobody has chosen it.
  const sort = sorting.sort ?? defaultSort(config.pageType)
  const table = { ...sorting, sort, lots, context, stale, kind, chosen, sorts: config.sorts }
  return (
    <div className={styles.lots}>
      {tight && config.tightColumns ? (
        <LotTable {...table} columns={config.tightColumns} shape="tight" />
      ) : view === 'default' ? (
        <LotTable {...table} columns={config.columns} />
      ) : (
        <LotColumns {...table} columns={config.compactColumns} />
      )}
    </div>
  )
}
