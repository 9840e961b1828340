import { lowerBoundOfText } from '../build/sort.ts'
import type { Filter } from '../query.ts'
import type { Dictionary } from '../segment/segment.ts'

export type Codes = ReadonlySet<number>

type TextFilter = Extract<Filter, { in: unknown } | { startsWith: unknown } | { contains: unknown }>
type WordsFilter = Extract<Filter, { words: unknown }>

/** The codes of the values that a filter accepts. */
export function matchingCodes(dictionary: Dictionary, filter: TextFilter): Codes {
  if ('in' in filter) {
    return new Set(filter.in.map((value) => codeOf(dictionary, value)).filter((code) => code >= 0))
  }
  if ('contains' in filter) return containing(dictionary, filter.contains)
  const codes = new Set<number>()
  const first = lowerBoundOfText(dictionary, filter.startsWith)
  for (let code = first; dictionary[code]?.startsWith(filter.startsWith); code++) codes.add(code)
  return codes
}

/** For each word of a filter the tokens that satisfy it. */
export function matchingTokens(dictionary: Dictionary, { words, match = 'whole' }: WordsFilter): Codes[] {
  return words.map((word) =>
    match === 'part' ? containing(dictionary, word) : matchingCodes(dictionary, { column: '', in: [word] }),
  )
}

export function codeOf(dictionary: Dictionary, value: string): number {
  const code = lowerBoundOfText(dictionary, value)
  return dictionary[code] === value ? code : -1
}

function containing(dictionary: Dictionary, part: string): Codes {
  const codes = new Set<number>()
  dictionary.forEach((value, code) => {
    if (value.includes(part)) codes.add(code)
  })
  return codes
}
