import type { LotCondition } from './lot-condition.ts'

/** A fact on which something may depend, with every value worth testing; null is not known. */
export type Dimension<Car> = {
  values: readonly (string | number | null)[]
  /** The car for which the fact holds. */
  set: (car: Car, value: never) => Car
  /** The condition that the fact is one of these. */
  says: (values: readonly never[]) => LotCondition
}

type Lists = readonly (readonly LotCondition[])[]
const all: Lists = [[]]
const none: Lists = []

/**
 * The lists of conditions under which something holds, found by testing every combination of values. If all values of
 * a fact give the same result, there is no condition on it.
 */
export function listsWhere<Car>(
  car: Car,
  [dimension, ...others]: readonly Dimension<Car>[],
  holds: (car: Car) => boolean,
): Lists {
  if (!dimension) return holds(car) ? all : none
  const found = new Map<string, { lists: Lists; values: (string | number | null)[] }>()
  for (const value of dimension.values) {
    const lists = listsWhere(dimension.set(car, value as never), others, holds)
    const key = JSON.stringify(lists)
    const alike = found.get(key) ?? { lists, values: [] }
    alike.values.push(value)
    found.set(key, alike)
  }
  const [only, ...more] = found.values()
  if (only && more.length === 0) return only.lists
  return [...found.values()].flatMap(({ lists, values }) => {
    // For an unknown value, only what holds for all values is certain.
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return []
    return lists.map((list) => [dimension.says(known as never[]), ...list])
  })
}
