import { normalizedWord, type WordField } from '@seriba/domain/feeds/feed-source'
import { colorNamed } from '@seriba/domain/lots/color'

/** A source's word, folded, and its meaning. */
export type Words = Readonly<Record<string, string>>
/** The words that staff have given a meaning. */
export type OwnWords = Partial<Record<WordField, Words>>

/** A word's meaning; null if nobody knows it. */
export type Meaning = { value: string; isKnown: boolean }

const statusWords: Words = {
  SOLD: 'Sold',
  'NOT SOLD': 'Not sold',
  NOTSOLD: 'Not sold',
  UNSOLD: 'Not sold',
  CANCELED: 'Canceled',
  CANCELLED: 'Canceled',
  REMOVED: 'Removed',
  NEGOTIATE: 'Sold (nego)',
  'NEGOTIATE SOLD': 'Sold (nego)',
  'SOLD BY NEGOTIATION': 'Sold (nego)',
  NEGO: 'Sold (nego)',
  ПРОДАН: 'Sold',
  ПРОДАНО: 'Sold',
  'НЕ ПРОДАН': 'Not sold',
  'НЕ ПРОДАНО': 'Not sold',
  СНЯТ: 'Removed',
  СНЯТО: 'Removed',
  ОТМЕНЕН: 'Canceled',
  ОТМЕНЁН: 'Canceled',
  落札: 'Sold',
  流札: 'Not sold',
  商談中: 'Sold (nego)',
}

const colorWords: Words = {
  GUN: 'Gun metallic',
  GUNMETALLIC: 'Gun metallic',
  GREY: 'Gray',
  'L BLUE': 'Light blue',
  'D BLUE': 'Dark blue',
  'WHITE PEARL': 'Pearl',
  PEARLWHITE: 'Pearl',
  'PEARL WHITE': 'Pearl',
  パール: 'Pearl',
  シロ: 'White',
  白: 'White',
  クロ: 'Black',
  黒: 'Black',
  シルバー: 'Silver',
  銀: 'Silver',
  グレー: 'Gray',
  ガンメタ: 'Gun metallic',
  アオ: 'Blue',
  青: 'Blue',
  紺: 'Navy',
  アカ: 'Red',
  赤: 'Red',
  ワイン: 'Wine',
  ベージュ: 'Beige',
  茶: 'Brown',
  緑: 'Green',
  黄: 'Yellow',
  オレンジ: 'Orange',
  紫: 'Purple',
  金: 'Gold',
  ゴールド: 'Gold',
  ピンク: 'Pink',
}

/**
 * What is known without staff's help, for staff to see; gearboxes and drives besides these are derived from their
 * letters.
 */
export const builtInWords: Record<WordField, Words> = {
  status: statusWords,
  color: colorWords,
  gearbox: { FAT: 'AT', FA: 'AT', IAT: 'AT', F5: '5MT', F6: '6MT', CVT: 'CVT', DCT: 'DCT', SAT: 'SAT' },
  drive: { AWD: '4WD', FULLTIME4WD: '4WD', PARTTIME4WD: '4WD', MIDSHIP: 'MR' },
}

const automatic = /^(?:\d?AT|FAT|FA|IAT|DAT|CA|CAT|A)$/
const manual = /^(?:[FIC]\d|\d?(?:MT|F|SM)|MT|M)$/
const asTheyAre = new Set(['CVT', 'DCT', 'SAT'])

const known = (value: string): Meaning => ({ value, isKnown: true })
const unknown = (value: string): Meaning => ({ value, isKnown: false })

/** A status; an empty one means nothing. */
export function statusOf(listed: string, own: Words = {}): Meaning {
  const word = normalizedWord(listed)
  const meaning = own[word] ?? statusWords[word]
  return meaning === undefined ? unknown('Unknown') : known(meaning)
}

/**
 * A gearbox as listed: letters before a number give the lever's position (floor, dash, column) and the number of
 * gears; with an A it is an automatic. `type` is 1 for a manual and 2 for an automatic.
 */
export function gearboxOf(listed: string, type: string, own: Words = {}): Meaning {
  const word = normalizedWord(listed)
  const code = word.replaceAll(' ', '')
  const meaning = own[word]
  if (meaning !== undefined) return known(meaning)
  if (asTheyAre.has(code)) return known(code)
  if (automatic.test(code)) return known('AT')
  if (manual.test(code)) return known(`${/\d/.exec(code)?.[0] ?? ''}MT`)
  if (type === '1') return known('MT')
  if (type === '2') return known('AT')
  return code === '' ? known('') : unknown(listed)
}

/** FF, FR, RR, MR, or 4WD; nothing if the source says nothing. */
export function driveOf(listed: string, own: Words = {}): Meaning {
  const word = normalizedWord(listed)
  const meaning = own[word]
  if (meaning !== undefined) return known(meaning)
  if (/4WD|AWD|4X4/.test(word)) return known('4WD')
  if (word.includes('MIDSHIP')) return known('MR')
  const axle = /\b(FF|FR|RR|MR|2WD)\b/.exec(word)?.[1]
  if (axle !== undefined) return known(axle)
  return word === '' ? known('') : unknown(listed)
}

/** A color; one that is in no table is a maker’s own name and stays as listed. */
export function colorOf(listed: string, own: Words = {}): Meaning {
  const word = normalizedWord(listed)
  const meaning = own[word] ?? colorWords[word]
  if (meaning !== undefined) return known(meaning)
  const name = colorNamed(word)
  if (name !== null) return known(`${word.charAt(0)}${word.slice(1).toLowerCase()}`)
  return word === '' ? known('') : unknown(listed)
}
