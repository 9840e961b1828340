import { bitsIn, type Memory, shortsIn } from '../memory.ts'
import type { Pack, PackPlace, Values } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { inOrder, tally, tallyBy } from './dictionary.ts'
import { PostingsBuilder } from './postings.ts'
import type { SourceValues } from './source.ts'

/** A value column with its codes in order. */
export type Coded = ReturnType<typeof coded>

export function coded({ strings, codes }: SourceValues) {
  const counts = tally(codes, strings.length)
  const { dictionary, codeOf } = inOrder(strings, counts)
  return { dictionary, codes, codeOf, counts: tallyBy(codeOf, counts, dictionary.length) }
}

/** Puts columns into packs, the large ones first, each into the first pack with room for it. */
export class Packing {
  readonly packs: Pack[] = []
  private readonly places: Map<string, PackPlace>

  constructor(memory: Memory, rows: number, sizes: readonly (readonly [column: string, size: number])[]) {
    const products: number[] = []
    const places = [...sizes]
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
  { dictionary, codes, codeOf, counts }: Coded,
  from: Int32Array,
  packing: Packing,
  place: PackPlace,
): Values {
  const postings = new PostingsBuilder(memory, from.length, counts)
  const packed = packing.packs[place.pack]?.codes ?? new Uint16Array(from.length)
  const { stride } = place
  for (let row = 0; row < from.length; row++) {
    const code = codeOf[codes[from[row] as number] as number] as number
    postings.add(code, row)
    packed[row] = (packed[row] as number) + code * stride
  }
  return { dictionary, rows: postings.done(), place }
}
