type Json = unknown

export const isBranch = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null

/** In how many figures and words one document differs from another. */
export function countChanges(before: Json, after: Json): number {
  if (Object.is(before, after)) return 0
  if (!isBranch(before) || !isBranch(after))
    return isBranch(after) ? leaves(after) : isBranch(before) ? leaves(before) : 1
  const [held, now] = [listById(before), listById(after)]
  // Items with an id count once if they have only moved, for the order.
  if (held && now)
    return countChanges(held, now) + (Object.keys(held).join() === Object.keys(now).join() ? 0 : 1)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce(
    (sum, key) => sum + countChanges(before[key], after[key]),
    0,
  )
}

/** A part that is new or gone counts once. */
const leaves = (part: Record<string, Json>): number => (Object.keys(part).length > 0 ? 1 : 0)

export const isSame = (before: Json, after: Json): boolean => countChanges(before, after) === 0

/** A list of items that have ids, keyed by id; null for any other list. */
export function listById(list: Record<string, Json>): Record<string, Json> | null {
  if (!Array.isArray(list) || list.length === 0) return null
  const entries = list.map((item: Json): [string, Json] | null =>
    isBranch(item) && typeof item.id === 'string' ? [`#${item.id}`, item] : null,
  )
  const known = entries.filter((entry) => entry !== null)
  const record = Object.fromEntries(known)
  return Object.keys(record).length === list.length ? record : null
}
