import { bitsIn, type Memory, shortsIn } from '../memory.ts'
import type { Pack, PackPlace, Values } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { alphabetical } from './dictionary.ts'
import { PostingsBuilder } from './postings.ts'
import type { Source } from './source.ts'

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

  add(column: string, codes: Uint32Array, from: Int32Array): PackPlace {
    const place = this.places.get(column) ?? { pack: 0, stride: 1, size: 1 }
    const packed = this.packs[place.pack]?.codes ?? new Uint16Array(from.length)
    const { stride } = place
    for (let row = 0; row < from.length; row++) {
      packed[row] = (packed[row] as number) + (codes[from[row] as number] as number) * stride
    }
    return place
  }
}

export function buildValues(
  memory: Memory,
  source: Source,
  column: string,
  from: Int32Array,
  packing: Packing,
): Values {
  const { dictionary, codes } = alphabetical(source.values(column))
  const counts = new Int32Array(dictionary.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    counts[code] = (counts[code] as number) + 1
  }
  const postings = new PostingsBuilder(memory, from.length, counts)
  for (let row = 0; row < from.length; row++) postings.add(codes[from[row] as number] as number, row)
  return { dictionary, rows: postings.done(), place: packing.add(column, codes, from) }
}
