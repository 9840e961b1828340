import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { Typesetter } from './typesetter.ts'

const style = { size: 9 }

test('a text is set as wide as it was measured: dates keep their stops, and scripts no gaps between them', () => {
  for (const text of ['27.11.2026', 'AVATAR 7.7', 'Составлено']) {
    const set = new Typesetter(new PDFDocument())
    set.line(text, { x: 100, y: 100, width: 400 }, style)
    expect(set.doc.x).toBeCloseTo(100 + set.width(text, style), 3)
  }
})

test('a figure that is wider than its column is set smaller, and never broken', () => {
  const set = new Typesetter(new PDFDocument())
  const figure = '−¥\u00A0123\u00A0456\u00A0789'
  expect(set.fitting('¥\u00A0100', 60, style)).toEqual(style)
  const smaller = set.fitting(figure, 40, style)
  expect(set.width(figure, smaller)).toBeCloseTo(40, 3)
})
