import { bitsIn, type Codes, codesIn, type Memory, plainMemory, shortsIn } from '../memory.ts'
import type { Dictionary, Pack, PackPlace, Values } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { inOrder, tally, tallyBy } from './dictionary.ts'
import { PostingsBuilder } from './postings.ts'
import type { SourceValues } from './source.ts'

/** Codes in the order of their strings, as narrow as they can be: they are read at random. */
export type Coded = { dictionary: Dictionary; codes: Codes; counts: Int32Array }

export function coded({ strings, codes }: SourceValues): Coded {
  const counts = tally(codes, strings.length)
  const { dictionary, codeOf } = inOrder(strings, counts)
  const narrow = codesIn(plainMemory, codes.length, dictionary.length)
  for (let i = 0; i < codes.length; i++) narrow[i] = codeOf[codes[i] as number] as number
  return { dictionary, codes: narrow, counts: tallyBy(codeOf, counts, dictionary.length) }
}

/** Puts columns into packs, the large ones first, each into the first pack with room for it. */
export class Packing {
  readonly packs: Pack[] = []
  private readonly places: Map<string, PackPlace>

  constructor(memory: Memory, rows: number, columns: readonly (readonly [name: string, column: Coded])[]) {
    const products: number[] = []
    const places = columns
      .map(([name, { dictionary }]) => [name, Math.max(1, dictionary.length)] as const)
      .sort(([, a], [, b]) => b - a)
      .map(([column, size]) => {
        const fits = products.findIndex((product) => product * size <= tuning.histogramSize)
        const pack = fits < 0 ? products.length : fits
        const stride = products[pack] ?? 1
        products[pack] = stride * size
        return [column, { pack, stride, size }] as const
      })
    this.places = new Map(places)
    this.packs = products.map((size) => ({
      size,
      codes: size <= 1 << 16 ? shortsIn(memory, rows) : bitsIn(memory, rows),
    }))
  }

  place(column: string): PackPlace {
    return this.places.get(column) ?? { pack: 0, stride: 1, size: 1 }
  }
}

export function buildValues(
  memory: Memory,
  { dictionary, codes, counts }: Coded,
  from: Int32Array,
  packing: Packing,
  place: PackPlace,
): Values {
  const postings = new PostingsBuilder(memory, from.length, counts)
  const packed = packing.packs[place.pack]?.codes ?? new Uint16Array(from.length)
  const { stride } = place
  for (let row = 0; row < from.length; row++) {
    const code = codes[from[row] as number] as number
    postings.add(code, row)
    packed[row] = (packed[row] as number) + code * stride
  }
  return { dictionary, rows: postings.done(), place }
}
