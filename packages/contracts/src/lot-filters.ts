import { longest } from '@seriba/domain/lots/filter-bounds'
import { rangeFilters } from '@seriba/domain/lots/filters'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { quickSearchFields } from '@seriba/domain/lots/quick-search'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { arrayParam, dateString, int, text } from './fields.ts'

export const pageType = z.enum(allPageTypes)

const bound = () => z.optional(int(0, 1_000_000_000_000))

/** Filters for lot requests, under the names of 2§7.2. */
export const lotFilterFields = {
  pageType,
  makerId: z.optional(text(longest.maker)),
  modelId: arrayParam(text(longest.model)),
  auctionDate: arrayParam(dateString()),
  auctionDateFrom: z.optional(dateString()),
  auctionDateTo: z.optional(dateString()),
  /** Whole codes, `GRS182`, or the beginnings of numbers, `GRS182-0012`. */
  chassisId: arrayParam(text(longest.chassis)),
  condition: arrayParam(text(longest.condition)),
  gearbox: arrayParam(text(longest.gearbox)),
  color: arrayParam(text(longest.color)),
  /** Statuses of lots, by the numbers in `GET /v1/site/auction-status-list`. */
  status: arrayParam(text(longest.status)),
  /** Halls, or their auctions on one day: `USS Tokyo@2026-11-26`. */
  auction: arrayParam(text(longest.auction)),
  category: arrayParam(text(longest.category)),
  subCategory: arrayParam(text(longest.subcategory)),
  steering: arrayParam(text(longest.steering)),
  /**
   * `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. Only for car auctions;
   * elsewhere it is refused.
   */
  destination: arrayParam(text(longest.destination)),
  /**
   * What a lot must not have according to its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`,
   * `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is included.
   */
  damage: arrayParam(text(longest.damage)),
  yearFrom: bound(),
  yearTo: bound(),
  mileageFrom: bound(),
  mileageTo: bound(),
  engineFrom: bound(),
  engineTo: bound(),
  startPriceFrom: bound(),
  startPriceTo: bound(),
  finishPriceFrom: bound(),
  finishPriceTo: bound(),
  hourFrom: bound(),
  hourTo: bound(),
  /** Numbers and ranges: `1001,1005-1010`. */
  lotNo: z.optional(text(longest.lotNo)),
  /** Words that must all be in the list of equipment. */
  equipement: z.optional(text(longest.equipment)),
  /** The same, spelled correctly (DEC31). */
  equipment: z.optional(text(longest.equipment)),
  quick_search_parameter: z.optional(z.enum(quickSearchFields)),
  quick_search_text: z.optional(text(longest.text)),
}

export const LotFilterQuery = z.object(lotFilterFields)
export type LotFilterQuery = z.infer<typeof LotFilterQuery>

/** `counter` is how many lots there would be if this value were chosen too, with all other filters applied. */
export const FilterOption = z.object({ value: z.string(), label: z.string(), counter: z.int() })
export type FilterOption = z.infer<typeof FilterOption>

const options = z.array(FilterOption)

const AdditionalFilter = z.object({
  type: z.enum([
    'chassis',
    'color',
    'gearbox',
    'condition',
    'status',
    'auction',
    'category',
    'subcategory',
    'steering',
    'destination',
    'damage',
  ]),
  options,
})

/** What a filter offers with all the others applied (2§3.12). A range without known values has none. */
export const FilterGroup = z.discriminatedUnion('type', [
  z.object({ type: z.literal('maker'), options }),
  z.object({ type: z.literal('model'), options }),
  z.object({ type: z.literal('date'), options }),
  z.object({ type: z.literal('dateRange'), min: dateString(), max: dateString() }),
  z.object({
    type: z.literal('range'),
    name: z.enum(rangeFilters),
    min: z.int(),
    max: z.int(),
    step: z.int(),
  }),
  z.object({ type: z.literal('additional'), filters: z.array(AdditionalFilter) }),
])
export type FilterGroup = z.infer<typeof FilterGroup>

export const FilterMetadata = z.object({
  filters: z.array(FilterGroup),
  totalSearchResults: z.int(),
  totalResults: z.int(),
})
export type FilterMetadata = z.infer<typeof FilterMetadata>

/** Every filter on a page with its current options. */
export const filters = contract({
  method: 'GET',
  path: '/:pageType/filters',
  operation: 'lotFilters.filters',
  audience: 'signedIn',
  forVisitors: true,
  input: LotFilterQuery,
  output: FilterMetadata,
  errors: [],
})

/** The filters on a page, narrowed by a search for models or chassis codes across makers. */
export const filterAttributes = contract({
  method: 'GET',
  path: '/:pageType/filter-attributes',
  operation: 'lotFilters.filterAttributes',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({
    ...lotFilterFields,
    quick_search_model: z.optional(text(longest.model)),
    quick_search_chassis: z.optional(text(longest.chassis)),
  }),
  output: z.object({ ...FilterMetadata.shape, maker: options, model: options, chassis: options }),
  errors: [],
})

const price = () => z.nullable(z.int())

/** In yen; `bars` are lot counts in equal steps from `lowest` to `barsTo`, with everything above it in the last. */
export const PriceFigures = z.object({
  sold: z.int(),
  average: price(),
  median: price(),
  lowest: price(),
  highest: price(),
  bars: z.array(z.int()),
  barsTo: price(),
})
export type PriceFigures = z.infer<typeof PriceFigures>

/** What the lots of a search sold for. */
export const priceFigures = contract({
  method: 'GET',
  path: '/:pageType/price-figures',
  operation: 'lotFilters.priceFigures',
  audience: 'signedIn',
  input: LotFilterQuery,
  output: PriceFigures,
  errors: [],
})

/** Models, at most 50, most frequent first. */
export const filterModel = contract({
  method: 'GET',
  path: '/:pageType/filter-model',
  operation: 'lotFilters.filterModel',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType, search_model: text(longest.model) }),
  output: options,
  errors: [],
})

/** Chassis codes, at most 50, most frequent first. */
export const filterChassis = contract({
  method: 'GET',
  path: '/:pageType/filter-chassis',
  operation: 'lotFilters.filterChassis',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType, search_chassis: text(longest.chassis) }),
  output: options,
  errors: [],
})

/** The makers on a page. */
export const makers = contract({
  method: 'GET',
  path: '/:pageType/makers',
  aliases: ['/:pageType/maker'],
  operation: 'lotFilters.makers',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType }),
  output: options,
  errors: [],
})

/** One maker's models, by its id or name, which are the same. */
export const models = contract({
  method: 'GET',
  path: '/:pageType/models',
  aliases: ['/:pageType/model'],
  operation: 'lotFilters.models',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType, id: z.optional(text(longest.maker)), name: z.optional(text(longest.maker)) }),
  output: options,
  errors: [],
})

const Sale = z.object({
  /** A value for the `auction` filter. */
  id: z.string(),
  name: z.string(),
  /** How many lots. */
  label: z.int(),
  value: z.string(),
  counter: z.nullable(z.int()),
  date: z.string(),
})

/** Auctions by day, six days from today without Sunday (DEC18). Machinery statistics use the machinery page type. */
export const auctionList = contract({
  method: 'GET',
  path: '/site/auction-list',
  operation: 'lotFilters.auctionList',
  audience: 'signedIn',
  forVisitors: true,
  /** Counts cover the lots that match the filters, except the filters for days and auctions. */
  input: z.object({ ...z.omit(LotFilterQuery, { pageType: true }).shape, type: pageType }),
  output: z.record(z.string(), z.array(Sale)),
  errors: [],
})

/** The coming auction days with their halls (DEC18). */
export const weekDays = contract({
  method: 'GET',
  path: '/site/week-days',
  operation: 'lotFilters.weekDays',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    dayList: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  errors: [],
})

const CategoryGroup = z.object({
  category: z.object({ label: z.string(), value: z.string() }),
  subcategories: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})

/** Machinery categories, with their subcategories. */
export const categoryList = contract({
  method: 'GET',
  path: '/:pageType/category-list',
  operation: 'lotFilters.categoryList',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType: z.enum(['machinery', 'machinery-stats']) }),
  output: z.array(CategoryGroup),
  errors: [],
})

const Labelled = z.array(z.object({ value: z.string(), label: z.string() }))

/** The auction grades of the lots on a page. */
export const conditionList = contract({
  method: 'GET',
  path: '/site/condition-list',
  operation: 'lotFilters.conditionList',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ type: pageType }),
  output: Labelled,
  errors: [],
})

/** The sides that the steering wheel may be on. */
export const steeringList = contract({
  method: 'GET',
  path: '/car-auction/steering',
  operation: 'lotFilters.steeringList',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({}),
  output: Labelled,
  errors: [],
})
