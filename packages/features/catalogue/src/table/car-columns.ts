import type { CarRow } from '@seriba/contracts/catalogue'
import {
  AverageCell,
  ColorCell,
  ConditionCell,
  DateCell,
  EngineCell,
  LotNoCell,
  ModelCell,
  OwnBidCell,
  PhotoCellContent,
  PriceCell,
  StatusCell,
  SteeringCell,
  YearCell,
} from './car-cells.tsx'
import type { Column } from './columns.ts'

/** Columns of the car pages (2§2.2). */
export const carColumns: readonly Column<CarRow>[] = [
  { id: 'photo', head: [{ label: 'photo' }], Cell: PhotoCellContent },
  { id: 'lotNo', head: [{ label: 'lotNo' }], Cell: LotNoCell },
  { id: 'date', head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }], Cell: DateCell },
  { id: 'model', head: [{ label: 'model' }, { label: 'grade' }], Cell: ModelCell },
  { id: 'year', head: [{ label: 'year', sort: 'year' }, { label: 'chassis' }], Cell: YearCell },
  {
    id: 'engine',
    head: [{ label: 'engine' }, { label: 'equipment', at: 'notNarrow' }, { label: 'color', at: 'narrow' }],
    Cell: EngineCell,
  },
  { id: 'color', head: [{ label: 'color' }, { label: 'steering', at: 'notWide' }], Cell: ColorCell },
  { id: 'steering', head: [{ label: 'steering' }], Cell: SteeringCell },
  {
    id: 'condition',
    align: 'end',
    head: [
      { label: 'condition', sort: 'condition' },
      { label: 'mileage', sort: 'mileage' },
    ],
    Cell: ConditionCell,
  },
  { id: 'status', head: [{ label: 'status' }], Cell: StatusCell },
  {
    id: 'price',
    align: 'end',
    head: [{ label: 'startPrice', sort: 'startPrice' }, { label: 'soldPrice' }],
    Cell: PriceCell,
  },
  { id: 'average', align: 'end', head: [{ label: 'averagePrice' }], Cell: AverageCell },
  { id: 'ownBid', head: [{ label: 'myBid' }], Cell: OwnBidCell },
]
