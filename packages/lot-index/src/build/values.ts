import { type Codes, codesIn, type Memory, plainMemory } from '../memory.ts'
import type { Dictionary, Values } from '../segment/segment.ts'
import { countBy, countByKey, inOrder } from './dictionary.ts'
import type { Packing } from './packing.ts'
import { PostingsBuilder } from './postings.ts'
import type { SourceValues } from './source.ts'

/** Codes in the order of their strings, as narrow as possible, because they are read in random order. */
export type Coded = { dictionary: Dictionary; codes: Codes; counts: Int32Array }

export function coded({ strings, codes }: SourceValues): Coded {
  const counts = countBy(codes, strings.length)
  const { dictionary, codeOf } = inOrder(strings, counts)
  const narrow = codesIn(plainMemory, codes.length, dictionary.length)
  for (let i = 0; i < codes.length; i++) narrow[i] = codeOf[codes[i] as number] as number
  return { dictionary, codes: narrow, counts: countByKey(codeOf, counts, dictionary.length) }
}

export function buildValues(
  memory: Memory,
  { dictionary, codes, counts }: Coded,
  from: Int32Array,
  packing: Packing,
  { place, derived }: Pick<Values, 'place' | 'derived'>,
): Values {
  const postings = new PostingsBuilder(memory, from.length, counts)
  // Derived columns take no space of their own.
  const packed = (derived ? null : packing.packs[place.pack]?.codes) ?? new Uint16Array(from.length)
  const { stride } = place
  for (let row = 0; row < from.length; row++) {
    const code = codes[from[row] as number] as number
    postings.add(code, row)
    packed[row] = (packed[row] as number) + code * stride
  }
  return { dictionary, rows: postings.done(), place, derived }
}
