import type { FavoriteRow } from '@seriba/contracts/favorites'
import { isSold } from '@seriba/domain/lots/lot-status'
import { type ListingConfig, listingConfigs } from '../config/listing-config.ts'
import { averagePrice, fixedPrice, type PriceFact, soldPrice, startPrice } from '../config/prices.ts'
import type { Lot } from '../rows/lot.ts'
import { carFacts, type ShortFacts } from '../rows/short-facts.ts'
import type { RowWords } from '../rows/use-row-words.ts'

/** What a lot was sold for, or is offered at, instead of its start price. */
export const priceOrResult: PriceFact = (row) => {
  if ('lotType' in row && row.lotType === 'stock') return fixedPrice(row)
  return row.soldPrice && isSold(row.status) ? soldPrice(row) : startPrice(row)
}

/** A machine is identified by its group where other lots have chassis and engine. */
export const favoriteFacts: ShortFacts<FavoriteRow> = {
  line: (row, words) => {
    if (!row.machinery) return carFacts.line(row, words)
    const { hours } = row.machinery
    return [row.year, sizeOf(row.machinery, words), hours !== null && words.hours(hours)]
      .filter(Boolean)
      .join(' · ')
  },
  brief: (row, words) => (row.machinery ? sizeOf(row.machinery, words) : carFacts.brief(row, words)),
  code: (row, words) => (row.machinery ? words.machinery(row.machinery.group) : carFacts.code(row, words)),
}

type Machinery = NonNullable<FavoriteRow['machinery']>

const sizeOf = ({ group, volume }: Machinery, words: RowWords) =>
  [group, volume].filter(Boolean).map(words.machinery).join(', ')

/** One card for lots of all kinds. */
export const favoriteCard: ListingConfig = {
  ...listingConfigs['car-auction'],
  facts: favoriteFacts as ShortFacts<Lot>,
  prices: [priceOrResult, averagePrice],
}
