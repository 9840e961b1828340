import type { Memory } from '../memory.ts'
import type { Postings } from '../segment/segment.ts'
import { inOrder } from './dictionary.ts'
import { PostingsBuilder } from './postings.ts'
import type { Source } from './source.ts'

export function buildTokens(memory: Memory, source: Source, column: string, from: Int32Array): Postings {
  const { strings, items, start } = source.tokens(column)
  const { dictionary, codeOf } = inOrder(strings, items)
  const counts = new Int32Array(dictionary.length)
  for (let i = 0; i < items.length; i++) {
    const code = codeOf[items[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  const postings = new PostingsBuilder(memory, from.length, counts)
  for (let row = 0; row < from.length; row++) {
    const place = from[row] as number
    const end = start[place + 1] as number
    for (let i = start[place] as number; i < end; i++) {
      postings.add(codeOf[items[i] as number] as number, row)
    }
  }
  return { dictionary, rows: postings.done() }
}
