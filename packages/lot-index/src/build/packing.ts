import { bitsIn, type Memory, shortsIn } from '../memory.ts'
import type { Pack, PackPlace } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'

type Size = readonly [column: string, size: number]

/** Puts columns into packs, with those that are counted together in as few packs as possible. */
export class Packing {
  readonly packs: Pack[]
  private readonly places = new Map<string, PackPlace>()
  private readonly products: number[] = []

  constructor(memory: Memory, rows: number, columns: readonly Size[], together: readonly string[]) {
    const sizes = columns.map(([name, size]) => [name, Math.max(1, size)] as const)
    this.place(sizes.filter(([name]) => together.includes(name)))
    this.place(sizes.filter(([name]) => !together.includes(name)))
    this.packs = this.products.map((size) => ({
      size,
      codes: size <= 1 << 16 ? shortsIn(memory, rows) : bitsIn(memory, rows),
    }))
  }

  placeOf(column: string): PackPlace {
    return this.places.get(column) ?? { pack: 0, stride: 1, size: 1 }
  }

  /** The large ones first, each one into the fullest of their packs with room for it. */
  private place(columns: readonly Size[]) {
    const { products } = this
    const first = products.length
    for (const [column, size] of columns.toSorted(([, a], [, b]) => b - a)) {
      let pack = products.length
      for (let one = first; one < products.length; one++) {
        const product = products[one] as number
        if (product * size <= tuningOptions.histogramSize && product > (products[pack] ?? 0)) pack = one
      }
      const stride = products[pack] ?? 1
      products[pack] = stride * size
      this.places.set(column, { pack, stride, size })
    }
  }
}
