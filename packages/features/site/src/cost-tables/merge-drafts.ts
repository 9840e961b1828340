import { isBranch, isSame, listById } from '@seriba/domain/landed-cost/count-changes'

/** Keys from the document's root on; a list item with an id is `#id`. */
export type Place = readonly string[]
/** Where two people made conflicting changes: mine are in the document; theirs are undefined if they removed it. */
export type Conflict = { at: Place; theirs: unknown }

/** A document with the changes that two people made to it. */
export function mergeDrafts<T>(base: T, mine: T, theirs: T): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  return { merged: merge(base, mine, theirs, [], conflicts) as T, conflicts }
}

function merge(base: unknown, mine: unknown, theirs: unknown, at: Place, conflicts: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  const lists = [base, mine, theirs].map((value) => (isBranch(value) ? listById(value) : null))
  const [before, own, other] = lists
  if (before && own && other) return mergeLists([before, own, other], at, conflicts)
  const [held, now, then] = [base, mine, theirs]
  const isUnit =
    at.at(-1)?.startsWith('#') || [held, now, then].some((one) => !isBranch(one) || Array.isArray(one))
  if (isUnit || !isBranch(held) || !isBranch(now) || !isBranch(then)) {
    // Something removed here but changed there is restored.
    if (mine === undefined) return theirs
    conflicts.push({ at, theirs })
    return mine
  }
  const keys = new Set([...Object.keys(then), ...Object.keys(now)])
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, merge(held[key], now[key], then[key], [...at, key], conflicts)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

type ById = Record<string, unknown>

/** Items by id; in my order if I moved any, otherwise in theirs. */
function mergeLists([base, mine, theirs]: [ById, ById, ById], at: Place, conflicts: Conflict[]): unknown[] {
  const held = (of: ById) => Object.keys(of).filter((id) => id in base)
  const isMoved =
    held(mine).join() !==
    Object.keys(base)
      .filter((id) => id in mine)
      .join()
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const ids = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return ids
    .map((id) => merge(base[id], mine[id], theirs[id], [...at, id], conflicts))
    .filter((item) => item !== undefined)
}

/** The document with another value at a position; undefined removes it. */
export function withPlace<T>(document: T, at: Place, value: unknown): T {
  const [key, ...rest] = at
  if (key === undefined) return value as T
  if (Array.isArray(document)) {
    const place = document.findIndex((item: { id?: unknown }) => `#${item.id}` === key)
    const next = withPlace(document[place], rest, value)
    return document.flatMap((item, index) =>
      index !== place ? [item] : next === undefined ? [] : [next],
    ) as T
  }
  const { [key]: held, ...others } = document as Record<string, unknown>
  const next = withPlace(held, rest, value)
  return (next === undefined ? others : { ...(document as object), [key]: next }) as T
}
