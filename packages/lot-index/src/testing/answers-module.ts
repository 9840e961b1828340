import type { LotReader } from '../query.ts'

export const answers = {
  /** `M3: 429 lots` */
  lotsOf(index: LotReader, maker: string) {
    return `${maker}: ${index.count({ filters: [{ column: 'maker', in: [maker] }] }, {}).total} lots`
  },
}
