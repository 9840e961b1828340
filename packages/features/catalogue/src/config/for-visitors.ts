import { statusOverAverage } from '../table/car-columns.ts'
import { status, withoutOwnBid } from '../table/shared-columns.ts'
import type { ListingConfig } from './listing-config.ts'
import { averagePrice, soldOrAverage, soldPrice } from './prices.ts'

/** What only members see: everyone's bids, and what similar cars were sold for. */
const members = new Set(['average', 'ownBid'])

/** A page of a public catalogue as visitors who have not logged in see it (DEC01). */
export const forVisitors = (config: ListingConfig): ListingConfig => ({
  ...config,
  figures: false,
  columns: config.columns
    .filter(({ id }) => !members.has(id))
    .map((column) => (column === statusOverAverage ? status : withoutOwnBid(column))),
  compactColumns: config.compactColumns.map(withoutOwnBid),
  prices: config.prices
    .filter((price) => price !== averagePrice)
    .map((price) => (price === soldOrAverage ? soldPrice : price)),
})
