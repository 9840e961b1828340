import { type Codes, codesIn, plainMemory } from '../memory.ts'
import type { Lists, Source } from './source.ts'

/** The rows of all sources, in their order. */
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
    numbers(column, into) {
      let at = 0
      for (const part of parts) {
        part.numbers(column, into.subarray(at))
        at += part.rows
      }
    },
  }
}

function joined<T extends Uint8Array | Uint32Array>(type: new (length: number) => T, parts: readonly T[]): T {
  const all = new type(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Codes for what is in one common list. */
function joinedCodes(parts: readonly (readonly [of: { length: number }, codes: Codes])[]): Codes {
  const count = parts.reduce((sum, [, { length }]) => sum + length, 0)
  const greatest = parts.reduce((sum, [{ length }]) => sum + length, 0)
  const all = codesIn(plainMemory, count, greatest)
  let at = 0
  let before = 0
  for (const [of, codes] of parts) {
    for (let i = 0; i < codes.length; i++) all[at++] = (codes[i] as number) + before
    before += of.length
  }
  return all
}

function joinedStarts(parts: readonly Lists<{ length: number }>[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { start }) => sum + start.length - 1, 1))
  let row = 1
  let before = 0
  for (const { start, items } of parts) {
    for (let i = 1; i < start.length; i++) all[row++] = (start[i] as number) + before
    before += items.length
  }
  return all
}
