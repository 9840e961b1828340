import type { Place } from './merge-drafts.ts'

/**
 * The keys of a position that the server names with dots, `tables.halls.J.A.A.auctionFee`: names may have dots of
 * their own. An item of a list is at its number, or is named by its id.
 */
export function positionIn(document: unknown, at: string): Place {
  const keys: string[] = []
  let held = document
  let left = at.split('.')
  while (left.length > 0) {
    const sizes = left.map((_, place) => place + 1)
    const size = sizes.find((count) => keyIn(held, left.slice(0, count).join('.')) !== undefined) ?? 1
    const name = left.slice(0, size).join('.')
    const key = keyIn(held, name)
    keys.push(key ?? name)
    held = key?.startsWith('#') ? itemIn(held, key) : (held as Record<string, unknown> | undefined)?.[name]
    left = left.slice(size)
  }
  return keys
}

const itemIn = (held: unknown, key: string): unknown =>
  Array.isArray(held) ? held.find((item: { id?: unknown } | null) => `#${item?.id}` === key) : undefined

function keyIn(held: unknown, name: string): string | undefined {
  if (typeof held !== 'object' || held === null) return undefined
  if (name in held) return name
  return itemIn(held, `#${name}`) === undefined ? undefined : `#${name}`
}
