import { expect, test } from 'vitest'
import { doubtfulFirst, partNear, withMark, withoutEmptyCodes, withSize } from './edit-reading.ts'
import { boxAsSent, type SheetReading, sheetTurns, uprightBox } from './sheet-reading.ts'

const box = { x: 100, y: 200, width: 40, height: 20 }
const reading: SheetReading = {
  turned: 0,
  fields: [],
  marks: [{ code: 'A1', part: 'hood', sure: 90, box }],
  remarks: [],
}

test('a box drawn on the upright sheet maps back to its place on the original sheet', () => {
  for (const turned of sheetTurns) expect(boxAsSent(uprightBox(box, turned), turned)).toEqual(box)
})

test('a new code belongs to the part of the nearest code, or to no known part if none is near', () => {
  expect(partNear(reading, { ...box, x: 130 })).toBe('hood')
  expect(partNear(reading, { ...box, x: 800 })).toBe('other')
  expect(partNear({ ...reading, marks: [] }, box)).toBe('other')
})

test('an added code comes last and disappears if left empty', () => {
  const longer = withMark(reading, { box, part: 'hood' })
  expect(longer.marks.map(({ code, part }) => [code, part])).toEqual([
    ['A1', 'hood'],
    ['', 'hood'],
  ])
  expect(withoutEmptyCodes(longer)).toEqual(reading)
})

test('a new size replaces the old one, and a code without a size stays without one', () => {
  expect(withSize('w2', 1)).toBe('W1')
  expect(withSize('A', 3)).toBe('A3')
  expect(['XX', '', '4.5'].map((code) => withSize(code, 1))).toEqual([null, null, null])
})

test('doubtful findings are shown first but keep their index in the list', () => {
  const order = doubtfulFirst([{ sure: 90 }, { sure: 41 }, { sure: null }, { sure: 58 }])
  expect(order.map(({ at }) => at)).toEqual([1, 3, 0, 2])
})
