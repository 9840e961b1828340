import type { FilterMetadata, FilterOption } from '@seriba/contracts/lot-filters'
import type { ListFilter, RangeFilter } from '@seriba/domain/lots/filters'

export type Bounds = { min: number; max: number }
export type CountedFilter = Exclude<ListFilter, 'date'> | 'maker' | 'date'

/** The options of a page's filters, by filter; a filter that is missing has none. */
export type Metadata = {
  options: Partial<Record<CountedFilter, readonly FilterOption[]>>
  bounds: Partial<Record<RangeFilter, Bounds>>
  dates: { min: string; max: string } | null
  total: number
}

export function readMetadata({ filters, totalSearchResults }: FilterMetadata): Metadata {
  const read: Metadata = { options: {}, bounds: {}, dates: null, total: totalSearchResults }
  for (const group of filters) {
    if (group.type === 'range') read.bounds[group.name] = rounded(group)
    else if (group.type === 'dateRange') read.dates = { min: group.min, max: group.max }
    else if (group.type === 'additional') {
      for (const { type, options } of group.filters) read.options[type] = options
    } else read.options[group.type] = group.options
  }
  return read
}

/** Ends as round as the figures a user would type. */
const rounded = ({ min, max, step }: Bounds & { step: number }): Bounds => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
})
