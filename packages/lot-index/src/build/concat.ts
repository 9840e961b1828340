import type { Lists, Source } from './source.ts'

/** The rows of both. */
export function concat(a: Source, b: Source): Source {
  return {
    rows: a.rows + b.rows,
    ids: joined(Uint32Array, a.ids, b.ids),
    values(column) {
      const one = a.values(column)
      const two = b.values(column)
      return {
        strings: [...one.strings, ...two.strings],
        codes: joined(Uint32Array, one.codes, shifted(two.codes, one.strings.length)),
      }
    },
    tails(column) {
      const one = a.tails(column)
      const two = b.tails(column)
      return { items: joined(Uint8Array, one.items, two.items), start: joinedStarts(one, two) }
    },
    tokens(column) {
      const one = a.tokens(column)
      const two = b.tokens(column)
      return {
        strings: [...one.strings, ...two.strings],
        items: joined(Uint32Array, one.items, shifted(two.items, one.strings.length)),
        start: joinedStarts(one, two),
      }
    },
    numbers: (column) => joined(Float64Array, a.numbers(column), b.numbers(column)),
  }
}

type Typed = Uint8Array | Uint32Array | Float64Array

function joined<T extends Typed>(type: new (length: number) => T, a: T, b: T): T {
  const both = new type(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const shifted = (codes: Uint32Array, by: number) => codes.map((code) => code + by)

function joinedStarts(a: Lists<Typed>, b: Lists<Typed>): Int32Array {
  const start = new Int32Array(a.start.length + b.start.length - 1)
  start.set(a.start)
  start.set(
    b.start.map((at) => at + a.items.length),
    a.start.length - 1,
  )
  return start
}
