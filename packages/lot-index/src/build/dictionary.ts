import type { Codes } from '../memory.ts'
import type { Dictionary } from '../segment/segment.ts'

/** How often each of `size` codes occurs. */
export function countBy(codes: Codes, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    counts[code] = (counts[code] as number) + 1
  }
  return counts
}

/** The same counts by other codes, after several may have become one. */
export function countByKey(codeOf: Uint32Array, counts: Int32Array, size: number): Int32Array {
  const summed = new Int32Array(size)
  for (let code = 0; code < counts.length; code++) {
    if (counts[code] === 0) continue
    const other = codeOf[code] as number
    summed[other] = (summed[other] as number) + (counts[code] as number)
  }
  return summed
}

const occurring = (counts: Int32Array): number[] => {
  const codes: number[] = []
  for (let code = 0; code < counts.length; code++) if (counts[code] !== 0) codes.push(code)
  return codes
}

/** The strings that occur, in order, and the new code of each old one. */
export function inOrder(strings: readonly string[], counts: Int32Array) {
  const text = (code: number) => strings[code] as string
  const codes = occurring(counts).sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0))
  const codeOf = new Uint32Array(strings.length)
  const dictionary: string[] = []
  for (const code of codes) {
    if (dictionary.at(-1) !== text(code)) dictionary.push(text(code))
    codeOf[code] = dictionary.length - 1
  }
  return { dictionary: dictionary as Dictionary, codeOf }
}
