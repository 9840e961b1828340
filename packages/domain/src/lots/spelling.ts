/** Values that feeds spell differently but mean the same: one spelling per value of a field is kept. */
export const spelledFields = [
  'maker',
  'model',
  'color',
  'gearbox',
  'drive',
  'steering',
  'condition',
  'group',
  'category',
  'subcategory',
] as const
/** A hall's name, unlike the others, is part of a lot's identity. */
export type SpelledField = (typeof spelledFields)[number] | 'auction'

/** Only certain ones: each name with its other spellings, in lowercase. */
const synonyms: Partial<Record<SpelledField, Record<string, readonly string[]>>> = {
  steering: {
    Right: [
      'right',
      'rhd',
      'right hand',
      'right-hand',
      'right hand drive',
      'right-hand drive',
      '右',
      '右ハンドル',
    ],
    Left: ['left', 'lhd', 'left hand', 'left-hand', 'left hand drive', 'left-hand drive', '左', '左ハンドル'],
  },
  gearbox: {
    AT: ['at', 'a/t', 'automatic'],
    MT: ['mt', 'm/t', 'manual'],
    CVT: ['cvt'],
  },
  drive: { '4WD': ['4wd', '4x4', '4×4'] },
}

const named = new Map(
  Object.entries(synonyms).flatMap(([field, names]) =>
    Object.entries(names).flatMap(([name, others]) =>
      others.map((other): [string, string] => [`${field} ${other}`, name]),
    ),
  ),
)

const inAmerican = (color: string) =>
  color.replace(/(?<=\bgr)e(?=y\b)/gi, (letter) => (letter === 'e' ? 'a' : 'A'))

const forms: Partial<Record<SpelledField, (plain: string) => string>> = {
  color: inAmerican,
  condition: (grade) => grade.toUpperCase(),
}

/** A value's spelling, and the form in which all its spellings are equal: width, spaces and case do not matter. */
export function spellingOf(field: SpelledField, text: string): { value: string; folded: string } {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const name = named.get(`${field} ${plain.toLowerCase()}`)
  const value = name ?? forms[field]?.(plain) ?? plain
  return { value, folded: value.toLowerCase() }
}

/** Chassis numbers are written in capitals. */
export const chassisSpelling = (text: string) => text.normalize('NFKC').trim().toUpperCase()
