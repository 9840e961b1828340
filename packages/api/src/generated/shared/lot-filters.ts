// Generated from packages/contracts/src/lot-filters.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot-filters'
import * as cache from '../../cache/lot-filters.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Auctions by day, six days from today without Sunday (DEC18). Machinery statistics use the machinery page type. `GET /site/auction-list` */
export const auctionList = query(contracts.auctionList, cache.auctionList)
export const useAuctionListQuery = useQueryOf(auctionList)
export const useLazyAuctionListQuery = useLazyQueryOf(auctionList)

/** Machinery categories, with their subcategories. `GET /:pageType/category-list` */
export const categoryList = query(contracts.categoryList)
export const useCategoryListQuery = useQueryOf(categoryList)
export const useLazyCategoryListQuery = useLazyQueryOf(categoryList)

/** The auction grades of the lots on a page. `GET /site/condition-list` */
export const conditionList = query(contracts.conditionList)
export const useConditionListQuery = useQueryOf(conditionList)
export const useLazyConditionListQuery = useLazyQueryOf(conditionList)

/** The filters on a page, narrowed by a search for models or chassis codes across makers. `GET /:pageType/filter-attributes` */
export const filterAttributes = query(contracts.filterAttributes)
export const useFilterAttributesQuery = useQueryOf(filterAttributes)
export const useLazyFilterAttributesQuery = useLazyQueryOf(filterAttributes)

/** Chassis codes, at most 50, most frequent first. `GET /:pageType/filter-chassis` */
export const filterChassis = query(contracts.filterChassis, cache.filterChassis)
export const useFilterChassisQuery = useQueryOf(filterChassis)
export const useLazyFilterChassisQuery = useLazyQueryOf(filterChassis)

/** Models, at most 50, most frequent first. `GET /:pageType/filter-model` */
export const filterModel = query(contracts.filterModel, cache.filterModel)
export const useFilterModelQuery = useQueryOf(filterModel)
export const useLazyFilterModelQuery = useLazyQueryOf(filterModel)

/** Every filter on a page with its current options. `GET /:pageType/filters` */
export const filters = query(contracts.filters, cache.filters)
export const useFiltersQuery = useQueryOf(filters)
export const useLazyFiltersQuery = useLazyQueryOf(filters)

/** The makers on a page. `GET /:pageType/makers` */
export const makers = query(contracts.makers)
export const useMakersQuery = useQueryOf(makers)
export const useLazyMakersQuery = useLazyQueryOf(makers)

/** One maker's models, by its id or name, which are the same. `GET /:pageType/models` */
export const models = query(contracts.models)
export const useModelsQuery = useQueryOf(models)
export const useLazyModelsQuery = useLazyQueryOf(models)

/** What the lots of a search sold for. `GET /:pageType/price-figures` */
export const priceFigures = query(contracts.priceFigures, cache.priceFigures)
export const usePriceFiguresQuery = useQueryOf(priceFigures)
export const useLazyPriceFiguresQuery = useLazyQueryOf(priceFigures)

/** The sides that the steering wheel may be on. `GET /car-auction/steering` */
export const steeringList = query(contracts.steeringList)
export const useSteeringListQuery = useQueryOf(steeringList)
export const useLazySteeringListQuery = useLazyQueryOf(steeringList)

/** The coming auction days with their halls (DEC18). `GET /site/week-days` */
export const weekDays = query(contracts.weekDays)
export const useWeekDaysQuery = useQueryOf(weekDays)
export const useLazyWeekDaysQuery = useLazyQueryOf(weekDays)
