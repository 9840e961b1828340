type Json = unknown

const isBranch = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null

/** In how many figures and words one document differs from another. */
export function countChanges(before: Json, after: Json): number {
  if (Object.is(before, after)) return 0
  if (!isBranch(before) || !isBranch(after))
    return isBranch(after) ? leaves(after) : isBranch(before) ? leaves(before) : 1
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce(
    (sum, key) => sum + countChanges(before[key], after[key]),
    0,
  )
}

/** A part that is new, or gone, counts once. */
const leaves = (part: Record<string, Json>): number => (Object.keys(part).length > 0 ? 1 : 0)

export const isSame = (before: Json, after: Json): boolean => countChanges(before, after) === 0
