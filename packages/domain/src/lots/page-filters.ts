import type { ListFilter, RangeFilter } from './filters.ts'
import type { Sort, SortKey } from './listing.ts'
import { type PageType, pageTypes } from './page-types.ts'
import type { QuickSearchField } from './quick-search.ts'

export type PageFilters = {
  /** Always shown, in this order; the others are behind 'More options'. */
  ranges: readonly RangeFilter[]
  moreRanges: readonly RangeFilter[]
  more: readonly ListFilter[]
  /** Day chips, the date range and, for live lots, the schedule. */
  dates: boolean
  schedule: boolean
  categories: boolean
  equipment: boolean
  search: readonly QuickSearchField[]
  sorts: readonly SortKey[]
}

const cars: PageFilters = {
  ranges: ['year', 'mileage', 'engine', 'startPrice'],
  moreRanges: ['finishPrice'],
  more: ['chassis', 'color', 'gearbox', 'condition', 'status', 'auction', 'steering'],
  dates: true,
  schedule: true,
  categories: false,
  equipment: true,
  search: ['lot_no', 'model', 'chassis', 'equip'],
  sorts: ['auctionDate', 'year', 'condition', 'mileage', 'startPrice', 'soldPrice'],
}

const bikes: PageFilters = {
  ...cars,
  more: ['color', 'condition', 'status', 'auction'],
  equipment: false,
  search: ['lot_no', 'model'],
}

const machinery: PageFilters = {
  ...cars,
  ranges: ['year', 'hour', 'mileage', 'startPrice'],
  more: ['category', 'subcategory', 'gearbox', 'condition', 'status', 'auction'],
  categories: true,
  equipment: false,
  search: ['lot_no', 'model', 'chassis'],
  sorts: ['auctionDate', 'year', 'mileage', 'hours', 'price'],
}

/** Sold lots are searched by the price they sold for. */
const past = (page: PageFilters): PageFilters => ({
  ...page,
  ranges: page.ranges.map((name) => (name === 'startPrice' ? 'finishPrice' : name)),
  moreRanges: ['startPrice'],
})

/** What the lots of each page can be narrowed and sorted by (2§2.2, 2§2.3, 2§2.8). */
export const pageFilters: Record<PageType, PageFilters> = {
  'car-auction': { ...cars, more: ['destination', 'damage', ...cars.more] },
  stats: { ...past(cars), more: ['damage', ...cars.more], schedule: false },
  stock: {
    ...cars,
    ranges: ['year', 'mileage', 'engine', 'finishPrice'],
    moreRanges: [],
    more: ['chassis', 'color', 'gearbox', 'condition', 'steering'],
    dates: false,
    schedule: false,
    sorts: ['year', 'condition', 'mileage', 'soldPrice'],
  },
  bikes,
  'bike-stats': { ...past(bikes), schedule: false },
  machinery,
  'machinery-stats': { ...past(machinery), schedule: false },
}

/** Every range that a page has, shown or behind 'More options'. */
export const rangesOf = (pageType: PageType) => [
  ...pageFilters[pageType].ranges,
  ...pageFilters[pageType].moreRanges,
]

/** Statistics identify a hall by its name alone (DEC36). */
export const hasSales = (pageType: PageType) =>
  pageTypes[pageType].phase === 'live' && pageFilters[pageType].dates

/** By default, live lots are listed soonest first, and results latest first. */
export const defaultSort = (pageType: PageType): Sort => ({
  sort: 'auctionDate',
  order: pageTypes[pageType].phase === 'past' ? 'DESC' : 'ASC',
})
