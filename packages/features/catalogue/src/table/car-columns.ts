import type { CarRow } from '@seriba/contracts/catalogue'
import * as cells from './car-cells.tsx'
import type { Column } from './columns.ts'
import { condition, date, fixedPrice, lotNo, model, ownBid, photo, photos, status } from './shared-columns.ts'

type Columns = readonly Column<CarRow>[]

const year: Column<CarRow> = {
  id: 'year',
  head: [{ label: 'year', sort: 'year' }, { label: 'chassis' }],
  Cell: cells.YearCell,
}
const engine: Column<CarRow> = {
  id: 'engine',
  head: [{ label: 'engine' }, { label: 'equipment', at: 'notNarrow' }, { label: 'color', at: 'narrow' }],
  Cell: cells.EngineCell,
}
const color: Column<CarRow> = {
  id: 'color',
  head: [{ label: 'color' }, { label: 'steering', at: 'notWide' }],
  Cell: cells.ColorCell,
}
const steering: Column<CarRow> = {
  id: 'steering',
  head: [{ label: 'steering' }],
  Cell: cells.SteeringCell,
}
const vehicle: Columns = [model, year, engine, color, steering, condition, status]

/** Columns of the car pages (2§2.2). */
export const carColumns: Columns = [
  photo,
  lotNo,
  date,
  ...vehicle,
  {
    id: 'price',
    align: 'end',
    head: [{ label: 'startPrice', sort: 'startPrice' }, { label: 'soldPrice' }],
    Cell: cells.PriceCell,
  },
  { id: 'average', align: 'end', head: [{ label: 'averagePrice' }], Cell: cells.AverageCell },
  ownBid,
]

export const stockColumns: Columns = [photo, lotNo, date, ...vehicle, fixedPrice, ownBid]

export const carStatsColumns: Columns = [
  photos,
  lotNo,
  date,
  {
    id: 'model',
    head: [{ label: 'model' }, [{ label: 'grade' }, { label: 'equipment', at: 'notWide' }]],
    Cell: cells.SoldModelCell,
  },
  year,
  {
    id: 'engine',
    head: [
      { label: 'engine' },
      { label: 'equipment', at: 'wide' },
      [
        { label: 'color', at: 'notWide' },
        { label: 'steering', at: 'notWide' },
      ],
    ],
    Cell: cells.SoldEngineCell,
  },
  color,
  steering,
  condition,
  status,
  {
    id: 'price',
    align: 'end',
    head: [
      { label: 'startPrice', sort: 'startPrice' },
      { label: 'soldPrice', sort: 'soldPrice' },
    ],
    Cell: cells.SoldCell,
  },
  {
    id: 'average',
    align: 'end',
    head: [{ label: 'average' }, { label: 'difference' }],
    Cell: cells.ComparedCell,
  },
]
