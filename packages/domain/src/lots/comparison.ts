import { type PageType, pageTypes } from './page-types.ts'

/** How many lots are shown side by side. */
export const mostCompared = 4

export type ComparedLot = { pageType: PageType; id: string }

const key = 'lot'
const idShape = /^\d{1,15}$/

export const isSameLot = (one: ComparedLot, other: ComparedLot) => one.id === other.id

/** The lots in a URL, `?lot=car-auction-41207&lot=bikes-7`; anything invalid is ignored. */
export function readCompared(query: URLSearchParams): ComparedLot[] {
  const lots = query.getAll(key).flatMap((value): ComparedLot[] => {
    const at = value.lastIndexOf('-')
    const [pageType, id] = [value.slice(0, at), value.slice(at + 1)]
    return Object.hasOwn(pageTypes, pageType) && idShape.test(id)
      ? [{ pageType: pageType as PageType, id }]
      : []
  })
  return lots
    .filter((lot, at) => lots.findIndex((other) => isSameLot(other, lot)) === at)
    .slice(0, mostCompared)
}

/** The URL of a comparison, without the path. */
export const writeCompared = (lots: readonly ComparedLot[]): URLSearchParams =>
  new URLSearchParams(lots.map(({ pageType, id }): [string, string] => [key, `${pageType}-${id}`]))

/** Adds a lot or removes it; there is no room for a fifth. */
export function toggleCompared(lots: readonly ComparedLot[], lot: ComparedLot): ComparedLot[] {
  const others = lots.filter((other) => !isSameLot(other, lot))
  if (others.length < lots.length) return others
  return lots.length < mostCompared ? [...lots, lot] : [...lots]
}

/** Whether the values of a row differ among the lots for which they are known. */
export const differs = (values: readonly (string | number | null)[]): boolean =>
  new Set(values.filter((value) => value !== null && value !== '')).size > 1
