import type { BikeRow, CarRow, Listing, MechRow } from '@seriba/contracts/catalogue'
import type { SortKey } from '@seriba/domain/lots/listing'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { ReactNode } from 'react'
import { BikeStrip, MachineryStrip } from '../mobile/strips.tsx'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { bikeFacts, carFacts, machineryFacts, type ShortFacts } from '../rows/short-facts.ts'
import { bikeColumns, bikeStatsColumns } from '../table/bike-columns.ts'
import { carColumns, carStatsColumns, stockColumns } from '../table/car-columns.ts'
import type { AnyColumn, Column } from '../table/columns.ts'
import { compactColumns } from '../table/compact-columns.ts'
import { machineryColumns, machineryStatsColumns } from '../table/machinery-columns.ts'
import { averagePrice, fixedPrice, type PriceFact, soldOrAverage, soldPrice, startPrice } from './prices.ts'

/** How the lots of a page type are shown; what they can be narrowed by is in `domain/lots/page-filters`. */
export type ListingConfig = {
  pageType: PageType
  path: string
  sorts: readonly SortKey[]
  rowsOf: (listing: Listing | undefined) => readonly Lot[] | undefined
  /** Columns of the table and of the column view. */
  columns: readonly AnyColumn[]
  compactColumns: readonly AnyColumn[]
  /** For the table while a panel next to it takes its space. */
  tightColumns?: readonly AnyColumn[]
  facts: ShortFacts<Lot>
  /** For a card; the first one is large. */
  prices: readonly PriceFact[]
  /** A summary of what all the lots found were sold for is above them. */
  figures: boolean
  /** Further facts of a card in a line of their own. */
  Strip?(props: { row: Lot; context: RowContext }): ReactNode
}

type Look<Row> = {
  columns: readonly Column<Row>[]
  compactColumns: readonly Column<Row>[]
  facts: ShortFacts<Row>
  prices: readonly PriceFact[]
  Strip?(props: { row: Row; context: RowContext }): ReactNode
}

/** Rows are stored under the key of their page type, so a config only ever receives its own kind. */
const page = <Row extends Lot>(pageType: PageType, look: Look<Row>): ListingConfig => ({
  ...look,
  pageType,
  path: pageTypes[pageType].path,
  sorts: pageFilters[pageType].sorts,
  figures: pageTypes[pageType].phase === 'past',
  rowsOf: (listing) => listing?.[pageTypes[pageType].rows],
})

const machinery = { facts: machineryFacts, Strip: MachineryStrip }
const bikes = { facts: bikeFacts, Strip: BikeStrip }

export const listingConfigs: Record<PageType, ListingConfig> = {
  'car-auction': page<CarRow>('car-auction', {
    columns: carColumns,
    compactColumns: compactColumns.car,
    facts: carFacts,
    prices: [startPrice, soldOrAverage],
  }),
  stats: page<CarRow>('stats', {
    columns: carStatsColumns,
    compactColumns: compactColumns.stats,
    facts: carFacts,
    prices: [soldPrice, averagePrice],
  }),
  stock: page<CarRow>('stock', {
    columns: stockColumns,
    compactColumns: compactColumns.stock,
    facts: carFacts,
    prices: [fixedPrice],
  }),
  bikes: page<BikeRow>('bikes', {
    ...bikes,
    columns: bikeColumns,
    compactColumns: compactColumns.bikes,
    prices: [startPrice],
  }),
  'bike-stats': page<BikeRow>('bike-stats', {
    ...bikes,
    columns: bikeStatsColumns,
    compactColumns: compactColumns.bikeStats,
    prices: [soldPrice],
  }),
  machinery: page<MechRow>('machinery', {
    ...machinery,
    columns: machineryColumns,
    compactColumns: compactColumns.machinery,
    prices: [startPrice],
  }),
  'machinery-stats': page<MechRow>('machinery-stats', {
    ...machinery,
    columns: machineryStatsColumns,
    compactColumns: compactColumns.machineryStats,
    prices: [soldPrice, startPrice],
  }),
}
