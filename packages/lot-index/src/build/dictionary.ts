import type { Dictionary } from '../segment/segment.ts'
import type { SourceValues } from './source.ts'

export type Alphabetical = { dictionary: Dictionary; codes: Uint32Array }

/** The same values with codes in the order of the strings, and none that does not occur. */
export function alphabetical({ strings, codes }: SourceValues): Alphabetical {
  const { dictionary, codeOf } = inOrder(strings, codes)
  const ordered = new Uint32Array(codes.length)
  for (let i = 0; i < codes.length; i++) ordered[i] = codeOf[codes[i] as number] as number
  return { dictionary, codes: ordered }
}

/** The strings that occur, in order, and the new code of each old one. */
export function inOrder(strings: readonly string[], occurring: Uint32Array) {
  const occurs = new Uint8Array(strings.length)
  for (let i = 0; i < occurring.length; i++) occurs[occurring[i] as number] = 1
  // Sources put together of parts name a string more than once.
  const dictionary = [...new Set(strings.filter((_, code) => occurs[code] === 1))].sort()
  const places = new Map(dictionary.map((text, place) => [text, place]))
  const codeOf = Uint32Array.from(strings, (text) => places.get(text) ?? 0)
  return { dictionary, codeOf }
}
