import type { LotNoRange } from '../lots/listing.ts'

/** Limits of the typed text, how many results of a kind are returned, and how short a text is not searched for. */
export const palette = { text: 80, words: 5, found: 5, shortest: 2 } as const

/** The digits of the longest lot number that a feed may send. */
const lotNoDigits = 9

/** The words that must all be found, in any order; empty if too little was typed. */
export function paletteWords(text: string): string[] {
  const typed = text.normalize('NFKC').trim()
  return typed.length < palette.shortest ? [] : typed.split(/\s+/).slice(0, palette.words)
}

/** The beginning of a lot number; longer numbers are not lot numbers. */
export const isNumber = (word: string) => /^\d+$/.test(word) && word.length <= lotNoDigits

/** Letters, then a digit: GRS182, NZE141-90. */
export const isChassis = (word: string) => /^[a-z]{1,4}-?\d/i.test(word)

/** All lot numbers that begin with these digits: 305 means 305, 3050–3059, 30500–30599, and so on. */
export function lotNoBeginning(digits: string): LotNoRange[] {
  const number = Number(digits)
  const more = Math.max(lotNoDigits - digits.length, 0)
  return Array.from({ length: more + 1 }, (_, at) => {
    const scale = 10 ** at
    return { from: number * scale, to: number * scale + scale - 1 }
  })
}
