import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { sfntOf } from './sfnt.ts'

/** The font weights used in documents. */
export type Weight = 400 | 600 | 700

/** The number of a Noto Sans JP file with characters that its main one lacks. */
type Supplement = `${number}`
type Face =
  | Supplement
  | 'latin'
  | 'latin-ext'
  | 'cyrillic'
  | 'cyrillic-ext'
  | 'greek'
  | 'vietnamese'
  | 'japanese'

/** The characters in each file of Inter, as subset by its makers; everything else is set in Noto Sans JP. */
const ranges: readonly (readonly [Face, readonly (readonly [number, number])[]])[] = [
  [
    'latin',
    [
      [0x0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  ],
  [
    'cyrillic',
    [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  ],
  ['cyrillic-ext', [[0x460, 0x52f]]],
  ['greek', [[0x370, 0x3ff]]],
  [
    'vietnamese',
    [
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  ],
  [
    'latin-ext',
    [
      [0x100, 0x2ba],
      [0x1e00, 0x1e9f],
      [0x20a0, 0x20c0],
    ],
  ],
]

const { resolve } = createRequire(import.meta.url)

const faceOf = (point: number): Face =>
  ranges.find(([, spans]) => spans.some(([from, to]) => point >= from && point <= to))?.[0] ??
  japaneseFace(point)

/** The main Japanese file lacks 髙 and 﨑, which occur in many names, and ㈱: they are in supplements. */
function japaneseFace(point: number): Face {
  main ??= openFont('japanese-400')
  return main.hasGlyphForCodePoint(point) ? 'japanese' : (supplementOf(point) ?? 'japanese')
}

let main: Font | undefined
let supplements: (readonly [Supplement, readonly (readonly [number, number])[]])[] | undefined

function supplementOf(point: number): Supplement | undefined {
  supplements ??= readSupplements()
  return supplements.find(([, spans]) => spans.some(([from, to]) => point >= from && point <= to))?.[0]
}

/** The font's `unicode.json` has `"[66]": "U+9ad9,U+fa0e-fa10"` for each numbered file. */
function readSupplements(): NonNullable<typeof supplements> {
  const held: Record<string, string> = JSON.parse(
    readFileSync(resolve('@fontsource/noto-sans-jp/unicode.json'), 'utf8'),
  )
  return Object.entries(held).flatMap(([name, spans]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    if (number === undefined) return []
    return [[`${Number(number)}`, spans.split(',').map(spanOf)] as const]
  })
}

function spanOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const files = new Map<string, Buffer>()

/** The file of a face, read once. Names are `face-weight`. */
export function fontFile(name: string): Buffer {
  const read = files.get(name)
  if (read) return read
  const family = /^(?:japanese|\d)/.test(name) ? 'noto-sans-jp' : 'inter'
  const file = sfntOf(readFileSync(resolve(`@fontsource/${family}/files/${family}-${name}-normal.woff`)))
  files.set(name, file)
  return file
}

export type Run = { font: string; text: string }

/** Splits a text by the fonts it is set in. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const char of text) {
    const font = `${faceOf(char.codePointAt(0) ?? 0)}-${weight}`
    const last = runs.at(-1)
    // A space stays with the text before it.
    if (last && (last.font === font || char === ' ' || char === '\u00A0')) last.text += char
    else runs.push({ font, text: char })
  }
  return runs
}

/** A face with its metadata, such as the characters it has. */
export function openFont(name: string): Font {
  const font = create(fontFile(name))
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`)
  return font
}
