import { jstDay } from '@seriba/domain/time/jst'

/** Items by their Japanese day, in the order in which they came in. */
export function daysOf<Item extends { at: string }>(
  items: readonly Item[],
): { day: string; items: Item[] }[] {
  const days = Map.groupBy(items, ({ at }) => jstDay(at))
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }))
}
