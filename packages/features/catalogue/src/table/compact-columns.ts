import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import type { SortKey } from '@seriba/domain/lots/listing'
import type { Lot } from '../rows/lot.ts'
import { bikeFacts, carFacts, machineryFacts, type ShortFacts } from '../rows/short-facts.ts'
import type { AnyColumn, Column, ColumnLabel } from './columns.ts'
import { CompactDateCell, compactModelCell, compactPriceCell, soldOf, startOf } from './compact-cells.tsx'
import { UseCell } from './machinery-cells.tsx'
import { condition, lotNo, photo } from './shared-columns.ts'

const date: AnyColumn = {
  id: 'compactDate',
  head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }],
  Cell: CompactDateCell,
}

const model = <Row extends Lot>(label: ColumnLabel, facts: ShortFacts<Row>): Column<Row> => ({
  id: 'model',
  head: [
    [{ label: 'model' }, { label: 'dateTime', at: 'narrow' }],
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

const price = (label: ColumnLabel, sort: SortKey, priceOf = startOf): AnyColumn => ({
  id: 'compactPrice',
  align: 'end',
  head: [{ label, sort }, { label: 'statusOrBid' }],
  Cell: compactPriceCell(priceOf),
})

const startPrice = price('startPrice', 'startPrice')
const soldPrice = price('soldPrice', 'soldPrice', soldOf)

const car = (last: AnyColumn): readonly Column<CarRow>[] => [
  photo,
  lotNo,
  date,
  model('chassisEngine', carFacts),
  condition,
  last,
]
const bike = (last: AnyColumn): readonly Column<BikeRow>[] => [
  photo,
  lotNo,
  date,
  model('serialEngine', bikeFacts),
  condition,
  last,
]

/** Columns of the column view, where two tables share the width. */
export const compactColumns = {
  car: car(startPrice),
  stats: car(soldPrice),
  stock: car(price('price', 'soldPrice', soldOf)),
  bikes: bike(startPrice),
  bikeStats: bike(soldPrice),
  machinery: [
    photo,
    lotNo,
    date,
    model('groupVolume', machineryFacts),
    use,
    price('startPrice', 'price'),
  ] as readonly Column<MechRow>[],
}
