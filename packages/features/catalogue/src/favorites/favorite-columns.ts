import type { FavoriteRow } from '@seriba/contracts/favorites'
import { statusOverAverage } from '../table/car-columns.ts'
import type { Column } from '../table/columns.ts'
import { CompactDateCell, compactModelCell, compactPriceCell } from '../table/compact-cells.tsx'
import { DateCell, ModelCell, OwnBidCell } from '../table/shared-cells.tsx'
import {
  AverageCell,
  ConditionCell,
  EngineCell,
  LotNoCell,
  PhotoContent,
  PriceCell,
  YearCell,
} from './favorite-cells.tsx'
import { favoriteFacts, priceOrResult } from './favorite-config.ts'

const condition: Column<FavoriteRow> = {
  id: 'condition',
  align: 'end',
  head: [
    { label: 'condition', sort: 'condition' },
    { label: 'mileage', sort: 'mileage' },
  ],
  Cell: ConditionCell,
}
const photo: Column<FavoriteRow> = { id: 'photo', head: [{ label: 'photo' }], Cell: PhotoContent }
const lotNo: Column<FavoriteRow> = { id: 'lotNo', head: [{ label: 'lotNo' }], Cell: LotNoCell }

/** One table for lots of all kinds: what only one kind has stands where the others have its like. */
export const favoriteColumns: readonly Column<FavoriteRow>[] = [
  photo,
  lotNo,
  { id: 'date', head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }], Cell: DateCell },
  { id: 'model', head: [{ label: 'model' }, { label: 'grade' }], Cell: ModelCell },
  { id: 'year', head: [{ label: 'year', sort: 'year' }, { label: 'chassis' }], Cell: YearCell },
  { id: 'engine', head: [{ label: 'engine' }, { label: 'color' }], Cell: EngineCell },
  condition,
  statusOverAverage,
  {
    id: 'price',
    align: 'end',
    head: [
      { label: 'startPrice', sort: 'startPrice' },
      { label: 'soldPrice', sort: 'soldPrice' },
    ],
    Cell: PriceCell,
  },
  { id: 'average', align: 'end', head: [{ label: 'averagePrice' }], Cell: AverageCell },
  { id: 'ownBid', head: [{ label: 'myBid' }], Cell: OwnBidCell },
]

/** Of the column view, where two tables share the width. */
export const favoriteCompactColumns: readonly Column<FavoriteRow>[] = [
  photo,
  lotNo,
  {
    id: 'compactDate',
    head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }],
    Cell: CompactDateCell,
  },
  {
    id: 'model',
    head: [
      [{ label: 'model' }, { label: 'dateTime', at: 'narrow' }],
      [{ label: 'year', sort: 'year' }, { label: 'chassisEngine' }],
    ],
    Cell: compactModelCell(favoriteFacts),
  },
  condition,
  {
    id: 'compactPrice',
    align: 'end',
    head: [{ label: 'price' }, { label: 'statusOrBid' }],
    Cell: compactPriceCell((row) => priceOrResult(row).yen),
  },
]
