import type { Verdict } from '@seriba/domain/import-rules/import-rule'
import type { DestinationConditions } from '@seriba/domain/import-rules/lot-condition'
import type { Sale } from '@seriba/domain/lots/auction-sale'
import type { DamageChoice } from '@seriba/domain/lots/damage/damage-kinds'
import type { Likeness } from '@seriba/domain/lots/evidence/likeness'
import type { Sale as PastSale } from '@seriba/domain/lots/evidence/price-evidence'
import { type NumberRange, type RangeFilter, rangeFilters } from '@seriba/domain/lots/filters'
import type { LotNoRange, Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { PriceCount } from '@seriba/domain/lots/price-figures'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    lotSearch: LotSearch
    /** What a search requires of lots that can be imported where somebody has their vehicles shipped. */
    destinationOf: (userId: number) => Promise<DestinationConditions>
  }
}

/** Conditions that a lot must all meet; in a list, one of the values. An empty list narrows nothing. */
export type LotFilters = {
  maker?: string | undefined
  models?: readonly string[]
  /** Japanese days, `YYYY-MM-DD`. A lot's sale is on one of these days, or is one of `sales`. */
  days?: readonly string[]
  sales?: readonly Sale[]
  from?: string | undefined
  to?: string | undefined
  halls?: readonly string[]
  /** Whole codes, or with a dash the beginning of the chassis number; case does not matter. */
  chassis?: readonly string[]
  conditions?: readonly string[]
  gearboxes?: readonly string[]
  colors?: readonly string[]
  statuses?: readonly number[]
  categories?: readonly string[]
  /** With their categories, as `subcategoryPath` writes them. */
  subcategories?: readonly string[]
  steering?: readonly string[]
  /** Lots of a car auction by their verdict at a destination; all of them if none is selected. */
  destination?: { by: DestinationConditions; chosen: readonly Verdict[] } | undefined
  /** Damage that lots must not have, and whether lots with unread sheets are included. */
  damage?: readonly DamageChoice[]
  /** Lots without the number, or with a price of 0, are in no range. */
  ranges?: Partial<Record<RangeFilter, NumberRange>>
  /** A lot's number is in one range of every list. */
  lotNumbers?: readonly (readonly LotNoRange[])[]
  /** All of these words, in capitals, are in its list of equipment. */
  equipment?: readonly string[]
  /** Part of the model's name; case does not matter. */
  modelText?: string | undefined
  /** The beginning of the chassis number; case does not matter. */
  chassisText?: string | undefined
}

export type LotQuery = {
  pageType: PageType
  filters: LotFilters
  sort: Sort | null
  page: number
  pageSize: number
}

export const facetNames = [
  'maker',
  'model',
  'day',
  'hall',
  'sale',
  'chassis',
  'condition',
  'gearbox',
  'color',
  'status',
  'category',
  'subcategory',
  'steering',
  'destination',
  'damage',
] as const
export type FacetName = (typeof facetNames)[number]

export type Counted = { value: string; count: number }

/** Facets and bounds to count; the others are returned empty. */
export type Wanted = { facets: readonly FacetName[]; bounds: readonly RangeFilter[] }
export const noFilter: Wanted = { facets: facetNames, bounds: rangeFilters }

export type Facets = {
  total: number
  /**
   * Values with the number of lots under all filters except the facet's own, so that each count is what selecting the
   * value would give; values without lots and the empty value are left out. Maker also leaves out model; day, sale, and
   * hall leave out days, sales, and halls. Without a maker, models are not counted. For damage, the counts are of what
   * each choice leaves in combination with the others, see `damageCounts`. Of chassis codes, only the most frequent are
   * counted, see `mostCodes`. Codes are in capitals; a sale is named as in `saleValue`. Sorted by value.
   */
  options: Record<FacetName, Counted[]>
  /** The smallest and greatest value under all filters except the range's own; nulls and prices of 0 are unknown. */
  bounds: Record<RangeFilter, [number, number] | null>
}

export const noFacets = (): Facets => ({
  total: 0,
  options: Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets['options'],
  bounds: Object.fromEntries(rangeFilters.map((name) => [name, null])) as Facets['bounds'],
})

/**
 * Finds lots. Live pages have the lots of today and later in Japan, statistics the earlier ones, and stock whatever can
 * still be ordered. Lots with the same sort key are sorted by ID, in the direction of the sort; lots without the key
 * come last, and a price of 0 counts as none. Without a sort, live lots come soonest first, with ended ones after those
 * still open for bids, and statistics come latest first.
 */
export type LotSearch = {
  search(query: LotQuery): Promise<{ ids: number[]; total: number }>
  facets(pageType: PageType, filters: LotFilters, wanted?: Wanted): Promise<Facets>
  /** A page's filters with their options under the others, as the JSON of the call's answer. */
  filterMetadata(pageType: PageType, filters: LotFilters): Promise<string>
  /** Every lot of a page type. */
  total(pageType: PageType): Promise<number>
  /**
   * Models that contain a text, or chassis codes that begin with it; case does not matter. At most 50, most frequent
   * first.
   */
  modelsLike(pageType: PageType, text: string): Promise<Counted[]>
  chassisLike(pageType: PageType, text: string): Promise<Counted[]>
  /** The lots' sold prices: every price in yen, with the number of lots, lowest first. */
  soldPrices(pageType: PageType, filters: LotFilters): Promise<PriceCount[]>
  /** Median sold price of comparable cars, in yen, by lot; null if too few were sold (GAP38). */
  averagePrices(ids: readonly number[]): Promise<AveragePrices>
  /** Those from `likeness.days` whole Japanese days until now, sales by ID. */
  likeLots(like: Likeness): Promise<SimilarLots>
  /** Lots of a maker and model with a whole chassis number, ignoring case, latest first; at most 50. */
  sameChassis(sought: ChassisSought): Promise<number[]>
}

/** Recent lots similar to a given one, if their auctions have ended. */
export type SimilarLots = { sales: SimilarPastSale[]; unsold: SimilarUnsoldLot[] }

/** `ofTrim` says whether its trim is similar to the given one. */
export type SimilarPastSale = PastSale & { ofTrim: boolean }
export type SimilarUnsoldLot = { id: number; ofTrim: boolean }

/** A lot whose chassis number is searched for. */
export type ChassisSought = { kind: Likeness['kind']; maker: string; model: string; chassis: string }

export type AveragePrices = ReadonlyMap<number, number | null>
