import type { BikeRow } from '@seriba/contracts/catalogue'
import { BikeEngineCell, BikeYearCell, RatesCell, SoldBikeCell } from './bike-cells.tsx'
import type { Column } from './columns.ts'
import {
  condition,
  date,
  lotNo,
  model,
  ownBid,
  photo,
  photos,
  soldPrice,
  startPrice,
  status,
  statusOverOwnBid,
} from './shared-columns.ts'

type Columns = readonly Column<BikeRow>[]

const vehicle: Columns = [
  { id: 'year', head: [{ label: 'year', sort: 'year' }, { label: 'serial' }], Cell: BikeYearCell },
  { id: 'engine', head: [{ label: 'engine' }, { label: 'color' }], Cell: BikeEngineCell },
  { id: 'rates', head: [{ label: 'ratings' }, { label: 'rateNames' }], Cell: RatesCell },
  condition,
]

/** Columns of the bike pages (2§2.2). */
export const bikeColumns: Columns = [photo, lotNo, date, model, ...vehicle, status, startPrice, ownBid]

export const bikeStatsColumns: Columns = [
  photos,
  lotNo,
  date,
  { ...model, Cell: SoldBikeCell },
  ...vehicle,
  statusOverOwnBid,
  soldPrice,
]
