import type { FavoriteRow } from '@seriba/contracts/favorites'
import { type ListingConfig, listingConfigs } from '../config/listing-config.ts'
import { averagePrice, fixedPrice, type PriceFact, soldPrice, startPrice } from '../config/prices.ts'
import type { Lot } from '../rows/lot.ts'
import { carFacts, type ShortFacts } from '../rows/short-facts.ts'

/** What a lot was sold for, or is offered at, in place of what it began with. */
export const priceOrResult: PriceFact = (row) => {
  if ('lotType' in row && row.lotType === 'stock') return fixedPrice(row)
  return row.soldPrice ? soldPrice(row) : startPrice(row)
}

const machineOf = ({ machinery }: FavoriteRow) =>
  machinery && [machinery.group, machinery.volume].filter(Boolean).join(', ')

/** A machine is told by its group where others have chassis and engine. */
export const favoriteFacts: ShortFacts<FavoriteRow> = {
  line: (row, words) =>
    row.machinery
      ? [row.year, machineOf(row), row.machinery.hours !== null && words.hours(row.machinery.hours)]
          .filter(Boolean)
          .join(' · ')
      : carFacts.line(row, words),
  brief: (row, words) => machineOf(row) ?? carFacts.brief(row, words),
  code: (row) => row.machinery?.group ?? carFacts.code(row),
}

/** One card for lots of all kinds. */
export const favoriteCard: ListingConfig = {
  ...listingConfigs['car-auction'],
  facts: favoriteFacts as ShortFacts<Lot>,
  prices: [priceOrResult, averagePrice],
}
