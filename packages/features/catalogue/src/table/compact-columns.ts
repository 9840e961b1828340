import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import type { SortKey } from '@seriba/domain/lots/listing'
import type { Lot } from '../rows/lot.ts'
import { bikeFacts, carFacts, machineryFacts, type ShortFacts } from '../rows/short-facts.ts'
import type { ColumnLabel } from './column-label.ts'
import type { AnyColumn, Column } from './columns.ts'
import { CompactDateCell, compactModelCell, compactPriceCell, soldOf, startOf } from './compact-cells.tsx'
import { UseCell } from './machinery-cells.tsx'
import { condition, hall, lotNo, photo } from './shared-columns.ts'

export const compactDate: AnyColumn = {
  id: 'compactDate',
  head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }],
  Cell: CompactDateCell,
}

export const compactModel = <Row extends Lot>(
  label: ColumnLabel,
  facts: ShortFacts<Row>,
  dated = true,
): Column<Row> => ({
  id: 'model',
  head: [
    dated ? [{ label: 'model' }, { label: 'dateTime', at: 'narrow' }] : { label: 'model' },
    [{ label: 'year', sort: 'year' }, { label }],
  ],
  Cell: compactModelCell(facts),
})

const use: Column<MechRow> = {
  id: 'condition',
  align: 'end',
  head: [
    { label: 'mileage', sort: 'mileage' },
    { label: 'hours', sort: 'hours' },
  ],
  Cell: UseCell,
}

export const compactPrice = (label: ColumnLabel, sort?: SortKey, priceOf = startOf): AnyColumn => ({
  id: 'compactPrice',
  align: 'end',
  head: [{ label, sort }, { label: 'statusOrBid' }],
  Cell: compactPriceCell(priceOf),
})

const startPrice = compactPrice('startPrice', 'startPrice')

/** Bids are not placed on lots that are over. */
const soldPrice: AnyColumn = {
  ...compactPrice('soldPrice', 'soldPrice', soldOf),
  head: [{ label: 'soldPrice', sort: 'soldPrice' }, { label: 'status' }],
}

const car = (last: AnyColumn): readonly Column<CarRow>[] => [
  photo,
  lotNo,
  compactDate,
  compactModel('chassisEngine', carFacts),
  condition,
  last,
]
/** A lot with a fixed price has no auction day. */
const stock: readonly Column<CarRow>[] = [
  photo,
  lotNo,
  { ...hall, id: compactDate.id },
  compactModel('chassisEngine', carFacts, false),
  condition,
  compactPrice('price', 'soldPrice', soldOf),
]
const bike = (last: AnyColumn): readonly Column<BikeRow>[] => [
  photo,
  lotNo,
  compactDate,
  compactModel('serialEngine', bikeFacts),
  condition,
  last,
]

const machinery = (last: AnyColumn): readonly Column<MechRow>[] => [
  photo,
  lotNo,
  compactDate,
  compactModel('groupVolume', machineryFacts),
  use,
  last,
]

/** Columns of the column view, in which two tables share the width. */
export const compactColumns = {
  car: car(startPrice),
  stats: car(soldPrice),
  stock,
  bikes: bike(startPrice),
  bikeStats: bike(soldPrice),
  machinery: machinery(compactPrice('startPrice', 'price')),
  machineryStats: machinery(soldPrice),
}
