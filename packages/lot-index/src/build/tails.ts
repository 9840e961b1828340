import { bytesIn, type Memory, rowsIn } from '../memory.ts'
import type { Tails } from '../segment/segment.ts'
import type { Lists } from './source.ts'

export function buildTails(
  memory: Memory,
  tails: Lists<Uint8Array>,
  separator: string,
  from: Int32Array,
): Tails {
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
