import type { Postings } from '../segment/segment.ts'
import type { Maker } from './maker.ts'
import { PostingsBuilder } from './postings.ts'
import type { SourceTokens } from './source.ts'
import { coded } from './values.ts'

export function tokensMaker({ strings, items, start }: SourceTokens): Maker<Postings> {
  const { dictionary, codes, counts } = coded({ strings, codes: items })
  return (memory, { from }) => {
    const postings = new PostingsBuilder(memory, from.length, counts)
    for (let row = 0; row < from.length; row++) {
      const place = from[row] as number
      const end = start[place + 1] as number
      for (let i = start[place] as number; i < end; i++) postings.add(codes[i] as number, row)
    }
    return { dictionary, rows: postings.done() }
  }
}
