import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { openFont, runsOf } from './fonts.ts'
import { Typesetter } from './typesetter.ts'

const style = { size: 9 }

test('text is set exactly as wide as measured, including dates with periods and mixed scripts', () => {
  for (const text of ['27.11.2026', 'AVATAR 7.7', 'Составлено']) {
    const set = new Typesetter(new PDFDocument())
    set.line(text, { x: 100, y: 100, width: 400 }, style)
    expect(set.doc.x).toBeCloseTo(100 + set.width(text, style), 3)
  }
})

test('a figure wider than its column is set smaller and never broken', () => {
  const set = new Typesetter(new PDFDocument())
  const figure = '−¥\u00A0123\u00A0456\u00A0789'
  expect(set.fitting('¥\u00A0100', 60, style)).toEqual(style)
  const smaller = set.fitting(figure, 40, style)
  expect(set.width(figure, smaller)).toBeCloseTo(40, 3)
})

test.each(['髙橋 はなこ', '山﨑 德一 濵田', '㈱ヴォストーク', '𠮷野家', 'Ёлкин Dmitri Łukasz'])(
  'the name %s is set in fonts that have all of its characters',
  (name) => {
    for (const { font, text } of runsOf(name, 600)) {
      const face = openFont(font)
      for (const char of text.replaceAll(' ', ''))
        expect([char, face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)]).toEqual([char, true])
    }
  },
)

test('characters in the main Japanese font use it, without switching fonts within a name', () => {
  expect(runsOf('高橋ハナコ株式会社', 400)).toHaveLength(1)
})
