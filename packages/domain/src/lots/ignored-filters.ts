import { type Filters, listFilterNames, rangeFilters, readFilters } from './filters.ts'

type Named = keyof Omit<Filters, 'dateFrom' | 'dateTo'> | 'dates'
/** `name` is the filter's name; an end of a date range belongs to its range. */
export type IgnoredFilter = { key: string; name: Named; value: string }

const keys: readonly { key: string; name: Named; of: keyof Filters }[] = [
  ...[...listFilterNames, ...rangeFilters, 'maker' as const, 'search' as const].map((name) => ({
    key: name,
    name,
    of: name,
  })),
  { key: 'dateFrom', name: 'dates', of: 'dateFrom' },
  { key: 'dateTo', name: 'dates', of: 'dateTo' },
  { key: 'quick_search_lot', name: 'lotNo', of: 'lotNo' },
]

const isAny = (value: string) => ['', '0', '-1', '0,0'].includes(value.trim())

/** The parts of an address that no filter can mean, such as a status that does not exist. */
export function ignoredFilters(query: URLSearchParams): IgnoredFilter[] {
  const read = readFilters(query)
  return keys.flatMap(({ key, name, of }) => {
    const kept = read[of]
    const values = query.getAll(key).filter((value) => !isAny(value))
    const ignored = Array.isArray(kept)
      ? values.filter((value) => !kept.includes(value))
      : values.filter(() => !kept)
    return ignored.map((value) => ({ key, name, value }))
  })
}
