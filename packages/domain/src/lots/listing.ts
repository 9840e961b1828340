export const sortKeys = [
  'auctionDate',
  'year',
  'condition',
  'mileage',
  'startPrice',
  'soldPrice',
  'hours',
  'price',
] as const
export type SortKey = (typeof sortKeys)[number]

export const sortOrders = ['ASC', 'DESC'] as const
export type SortOrder = (typeof sortOrders)[number]
export type Sort<Key extends string = SortKey> = { sort: Key; order: SortOrder }

/** Clicking a header cycles through ASC, DESC and none; another header starts at ASC (2§4.4). */
export function nextSort<Key extends string>(current: Sort<Key> | null, key: Key): Sort<Key> | null {
  if (current?.sort !== key) return { sort: key, order: 'ASC' }
  return current.order === 'ASC' ? { sort: key, order: 'DESC' } : null
}

export const pageSizes = [20, 50, 100] as const
export const defaultPageSize = 20

export type LotNoRange = { from: number; to: number }

/** `1001,1005-1010`, in any width, as ranges, at most 100 of them; null for anything else (2§5.1). */
export function parseLotNumbers(text: string): LotNoRange[] | null {
  const parts = text
    .normalize('NFKC')
    .split(/[,、]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0 || parts.length > 100) return null
  const ranges = parts.map((part) => /^(\d{1,9})(?:\s*-\s*(\d{1,9}))?$/.exec(part))
  if (ranges.some((range) => range === null)) return null
  return ranges.flatMap((range) => {
    const from = Number(range?.[1])
    const to = Number(range?.[2] ?? range?.[1])
    return [{ from: Math.min(from, to), to: Math.max(from, to) }]
  })
}
