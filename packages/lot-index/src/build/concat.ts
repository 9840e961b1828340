import type { Lists, Source } from './source.ts'

/** The rows of all, those of the first first. */
export function concat(parts: readonly Source[]): Source {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  return {
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    ids: joined(
      Uint32Array,
      parts.map(({ ids }) => ids),
    ),
    values(column) {
      const all = parts.map((part) => part.values(column))
      return {
        strings: all.flatMap(({ strings }) => strings),
        codes: joinedCodes(all.map(({ strings, codes }) => [strings, codes])),
      }
    },
    tails(column) {
      const all = parts.map((part) => part.tails(column))
      return {
        items: joined(
          Uint8Array,
          all.map(({ items }) => items),
        ),
        start: joinedStarts(all),
      }
    },
    tokens(column) {
      const all = parts.map((part) => part.tokens(column))
      return {
        strings: all.flatMap(({ strings }) => strings),
        items: joinedCodes(all.map(({ strings, items }) => [strings, items])),
        start: joinedStarts(all),
      }
    },
    numbers: (column) =>
      joined(
        Float64Array,
        parts.map((part) => part.numbers(column)),
      ),
  }
}

type Typed = Uint8Array | Uint32Array | Float64Array

function joined<T extends Typed>(type: new (length: number) => T, parts: readonly T[]): T {
  const all = new type(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Codes of what stands in one list of all. */
function joinedCodes(parts: readonly (readonly [of: { length: number }, codes: Uint32Array])[]): Uint32Array {
  const all = joined(
    Uint32Array,
    parts.map(([, codes]) => codes),
  )
  let at = 0
  let before = 0
  for (const [of, codes] of parts) {
    const end = at + codes.length
    for (; before > 0 && at < end; at++) all[at] = (all[at] as number) + before
    at = end
    before += of.length
  }
  return all
}

function joinedStarts(parts: readonly Lists<Typed>[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { start }) => sum + start.length - 1, 1))
  let row = 1
  let before = 0
  for (const { start, items } of parts) {
    for (let i = 1; i < start.length; i++) all[row++] = (start[i] as number) + before
    before += items.length
  }
  return all
}
