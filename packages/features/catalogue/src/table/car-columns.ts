import type { CarRow } from '@seriba/contracts/catalogue'
import * as cells from './car-cells.tsx'
import type { Column } from './columns.ts'
import {
  condition,
  date,
  fixedPrice,
  hall,
  lotNo,
  ownBid,
  photo,
  photos,
  status,
  statusOverOwnBid,
} from './shared-columns.ts'

type Columns = readonly Column<CarRow>[]

const model: Column<CarRow> = {
  id: 'model',
  head: [{ label: 'model' }, [{ label: 'grade' }, { label: 'equipment', at: 'narrow' }]],
  Cell: cells.ModelCell,
}
const year: Column<CarRow> = {
  id: 'year',
  head: [{ label: 'year', sort: 'year' }, { label: 'chassis' }],
  Cell: cells.YearCell,
}
const engine: Column<CarRow> = {
  id: 'engine',
  head: [
    { label: 'engine' },
    { label: 'equipment', at: 'notNarrow' },
    { label: 'colorSteering', at: 'narrow' },
  ],
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
const vehicle: Columns = [model, year, engine, color, steering, condition]

/** What only members see is below it. */
export const statusOverAverage: Column<CarRow> = {
  id: 'status',
  head: [{ label: 'status' }, { label: 'averagePrice', at: 'narrow' }],
  Cell: cells.StatusOverAverageCell,
}

/** Columns of the car pages (2§2.2). */
export const carColumns: Columns = [
  photo,
  lotNo,
  date,
  ...vehicle,
  statusOverAverage,
  {
    id: 'price',
    align: 'end',
    head: [{ label: 'startPrice', sort: 'startPrice' }, { label: 'soldPrice' }],
    Cell: cells.PriceCell,
  },
  { id: 'average', align: 'end', head: [{ label: 'averagePrice' }], Cell: cells.AverageCell },
  ownBid,
]

export const stockColumns: Columns = [photo, lotNo, hall, ...vehicle, status, fixedPrice, ownBid]

export const carStatsColumns: Columns = [
  photos,
  lotNo,
  date,
  {
    id: 'model',
    head: [
      { label: 'model' },
      [{ label: 'grade' }, { label: 'equipment', at: 'notWide' }],
      { label: 'engineColorSteering', at: 'narrow' },
    ],
    Cell: cells.SoldModelCell,
  },
  year,
  {
    id: 'engine',
    head: [
      { label: 'engine' },
      { label: 'equipment', at: 'wide' },
      { label: 'colorSteering', at: 'notWide' },
    ],
    Cell: cells.SoldEngineCell,
  },
  color,
  steering,
  condition,
  statusOverOwnBid,
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
