import { colorPrefixes, colorSuffixes, colorWords, inspectionWords, useWords } from './data/box-words.ts'
import { monthOnSheet } from './month-on-sheet.ts'
import { readRemark, remarkInWords } from './read-remark.ts'
import type { Localized } from './sheet-entries.ts'
import type { SheetField } from './sheet-reading.ts'

type Language = keyof Localized

/** Longest first, so that `ワインレッド` is not read as `ワイン`. */
const wordsOf = (rows: string): (readonly [written: string, said: Localized])[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [written = '', en = '', ru = ''] = row.split('|')
      return [written, { en, ru }] as const
    })
    .sort(([a], [b]) => b.length - a.length)

const colors = wordsOf(colorWords)
const prefixes = wordsOf(colorPrefixes)
const suffixes = wordsOf(colorSuffixes)
const [inspections, uses] = [new Map(wordsOf(inspectionWords)), new Map(wordsOf(useWords))]

/** What a box of a sheet says, in the reader's words; as it is written if the list does not know it. */
export function boxInWords(name: SheetField, value: string, language: Language): string {
  const text = value.normalize('NFKC').trim()
  if (name === 'firstRegistration' || name === 'inspection') {
    const month = monthOnSheet(text)
    if (month) return `${month.year}.${String(month.month).padStart(2, '0')}`
  }
  if (name === 'color') return colorInWords(text, language) ?? value
  const known = name === 'inspection' ? inspections : name === 'use' ? uses : undefined
  return known ? (known.get(text)?.[language] ?? remarkOf(text, language) ?? value) : value
}

function remarkOf(text: string, language: Language): string | undefined {
  const remark = readRemark(text)
  return text !== '' && remark.isWhole ? remarkInWords(remark, language) : undefined
}

/** `白/ブラック`, `パールホワイト`, `WRブルー`. */
function colorInWords(text: string, language: Language): string | undefined {
  const all = text.replace(/\s/g, '').split(/[/・]/)
  const said = all.map((written) => oneColor(written, language))
  return said.includes(undefined) ? undefined : said.join(' / ')
}

/** A maker’s own letters, such as `WR`, stand before the name. */
function oneColor(text: string, language: Language): string | undefined {
  const letters = /^[A-Z]{1,3}/.exec(text)?.[0]
  if (letters) {
    const color = oneColor(text.slice(letters.length), language)
    return color && `${letters} ${color}`
  }
  const color = colors.find(([word]) => word === text)
  if (color) return color[1][language]
  const before = prefixes.find(([word]) => text.startsWith(word))
  const rest = before && oneColor(text.slice(before[0].length), language)
  if (before && rest) return `${before[1][language]} ${rest}`.replace('- ', '-')
  const after = suffixes.find(([word]) => text.endsWith(word))
  const start = after && oneColor(text.slice(0, -after[0].length), language)
  return after && start ? `${start} ${after[1][language]}` : remarkOf(text, language)
}
