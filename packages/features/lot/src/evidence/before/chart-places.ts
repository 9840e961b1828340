import { formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import type { Seen } from './seen-cars.ts'

type Dated = Seen & { auctionDate: string }

export const isDated = (seen: Seen): seen is Dated => seen.auctionDate !== null

export const monthOf = (instant: string) => formatDay(jstDay(instant).slice(0, 7))

/** The position between the lowest and the highest, in percent; in the middle if there is only one. */
export function shareBetween(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)]
  return (value: number) => (to === from ? 50 : ((value - from) * 100) / (to - from))
}

/** The positions of auctions by time, in percent from the left. */
export function placeInTime(seen: readonly Dated[]) {
  const share = shareBetween(seen.map(({ auctionDate }) => Date.parse(auctionDate)))
  return ({ auctionDate }: Dated) => share(Date.parse(auctionDate))
}

/** Labels share one line: of those that would overlap, the first in the list is shown. */
export function labelsApart<T extends { x: number }>(labels: readonly T[], apart: number): T[] {
  const kept: T[] = []
  for (const label of labels) if (kept.every(({ x }) => Math.abs(x - label.x) >= apart)) kept.push(label)
  return kept
}
