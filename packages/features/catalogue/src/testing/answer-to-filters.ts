import type { FilterMetadata, FilterOption } from '@seriba/contracts/lot-filters'
import { jstDay, nextAuctionDays } from '@seriba/domain/time/jst'

const option = (value: string, counter: number, label = value): FilterOption => ({ value, label, counter })

/** The days of the schedule, counted from today in Japan. */
export const days = nextAuctionDays(jstDay(Date.now()))
const [first = '', second = ''] = days

/** More halls than can be selected one by one. */
const halls = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `Hall ${index + 1}@${day}`,
    name: `Hall ${index + 1}`,
    label: 100 + index,
    value: `Hall ${index + 1}`,
    counter: 100 + index,
    date: day,
  }))

export const metadata: FilterMetadata = {
  filters: [
    { type: 'maker', options: [option('Toyota', 1482), option('Honda', 640)] },
    { type: 'model', options: [option('Alphard', 412), option('Crown', 96)] },
    { type: 'range', name: 'year', min: 1989, max: 2026, step: 1 },
    { type: 'range', name: 'startPrice', min: 10_000, max: 20_000_000, step: 10_000 },
    {
      type: 'additional',
      filters: [
        { type: 'color', options: [] },
        { type: 'condition', options: [option('5', 1604), option('4.5', 3380)] },
        { type: 'status', options: [option('4532', 9000, 'Upcoming')] },
        { type: 'auction', options: [option(`USS Tokyo@${second}`, 14_206)] },
        { type: 'subcategory', options: [option('Diesel', 498), option('Loader 31', 3)] },
      ],
    },
  ],
  totalSearchResults: 12_482,
  totalResults: 12_482,
}

const categories = [
  {
    category: { label: 'Forklifts', value: 'Forklifts' },
    subcategories: [
      { id: 'Diesel', name: 'Diesel', count: 498 },
      { id: 'Electric', name: 'Electric', count: 322 },
    ],
  },
  {
    category: { label: 'Lifting', value: 'Lifting' },
    subcategories: Array.from({ length: 7 }, (_, index) => ({
      id: `Crane ${index + 1}`,
      name: `Crane ${index + 1}`,
      count: 31,
    })),
  },
  {
    category: { label: 'Loaders', value: 'Loaders' },
    // More than can be selected one by one.
    subcategories: Array.from({ length: 32 }, (_, index) => ({
      id: `Loader ${index + 1}`,
      name: `Loader ${index + 1}`,
      count: 3,
    })),
  },
]

/** The server’s answer about filters, or undefined for any other request. */
export function answerToFilters({ pathname, searchParams }: URL): unknown {
  if (pathname.endsWith('/filters')) return metadata
  if (pathname.endsWith('/filter-model')) return [option(`${searchParams.get('search_model')} Hybrid`, 7)]
  if (pathname.endsWith('/filter-chassis')) return [option(`${searchParams.get('search_chassis')}W`, 4)]
  if (pathname.endsWith('/category-list')) return categories
  if (pathname.endsWith('/auction-list')) return { [first]: halls(first, 35), [second]: halls(second, 3) }
  return undefined
}
