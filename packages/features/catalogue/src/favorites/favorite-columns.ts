import type { FavoriteRow } from '@seriba/contracts/favorites'
import { AverageCell, PriceCell, YearCell } from '../table/car-cells.tsx'
import { statusOverAverage } from '../table/car-columns.ts'
import type { Column } from '../table/columns.ts'
import { compactDate, compactModel, compactPrice } from '../table/compact-columns.ts'
import * as shared from '../table/shared-columns.ts'
import { ConditionCell, EngineCell, LotNoCell } from './favorite-cells.tsx'
import { favoriteFacts, priceOrResult } from './favorite-config.ts'

type Columns = readonly Column<FavoriteRow>[]

const condition: Column<FavoriteRow> = { ...shared.condition, Cell: ConditionCell }
const lotNo: Column<FavoriteRow> = { ...shared.lotNo, Cell: LotNoCell }

/** One table for lots of all kinds: what only one kind has is in the column of its counterpart. */
export const favoriteColumns: Columns = [
  shared.photo,
  lotNo,
  shared.date,
  shared.model,
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
  shared.ownBid,
]

/** For the column view, in which two tables share the width. */
export const favoriteCompactColumns: Columns = [
  shared.photo,
  lotNo,
  compactDate,
  compactModel('chassisEngine', favoriteFacts),
  condition,
  compactPrice('price', undefined, (row) => priceOrResult(row).yen),
]
