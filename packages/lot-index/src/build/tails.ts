import { bytesIn, rowsIn } from '../memory.ts'
import type { Suffixes } from '../segment/segment.ts'
import type { Maker } from './maker.ts'
import type { Lists } from './source.ts'

export const suffixBuilder =
  (tails: Lists<Uint8Array>, separator: string): Maker<Suffixes> =>
  (memory, { from }) => {
    const start = rowsIn(memory, from.length + 1)
    const bytes = bytesIn(memory, tails.items.length)
    let at = 0
    for (let row = 0; row < from.length; row++) {
      const place = from[row] as number
      const end = tails.start[place + 1] as number
      for (let i = tails.start[place] as number; i < end; i++) bytes[at++] = tails.items[i] as number
      start[row + 1] = at
    }
    return { separator, bytes, start }
  }
