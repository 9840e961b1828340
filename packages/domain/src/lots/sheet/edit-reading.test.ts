import { expect, test } from 'vitest'
import { doubtfulFirst, partNear, tidied, withMark, withSize } from './edit-reading.ts'
import { boxAsSent, type SheetReading, sheetTurns, uprightBox } from './sheet-reading.ts'

const box = { x: 100, y: 200, width: 40, height: 20 }
const reading: SheetReading = {
  turned: 0,
  fields: [],
  marks: [{ code: 'A1', part: 'hood', sure: 90, box }],
  remarks: [],
}

test('a place that was drawn on the upright sheet is where it was on the sheet as it was sent', () => {
  for (const turned of sheetTurns) expect(boxAsSent(uprightBox(box, turned), turned)).toEqual(box)
})

test('a new code is about the part of the nearest code, and far from all about no known part', () => {
  expect(partNear(reading, { ...box, x: 130 })).toBe('hood')
  expect(partNear(reading, { ...box, x: 800 })).toBe('other')
  expect(partNear({ ...reading, marks: [] }, box)).toBe('other')
})

test('an added code stands last, and goes if it was left empty', () => {
  const longer = withMark(reading, { box, part: 'hood' })
  expect(longer.marks.map(({ code, part }) => [code, part])).toEqual([
    ['A1', 'hood'],
    ['', 'hood'],
  ])
  expect(tidied(longer)).toEqual(reading)
})

test('a size takes the place of the size, and what has none gets none', () => {
  expect(withSize('w2', 1)).toBe('W1')
  expect(withSize('A', 3)).toBe('A3')
  expect(['XX', '', '4.5'].map((code) => withSize(code, 1))).toEqual([null, null, null])
})

test('what is doubtful comes first and keeps its place in the list', () => {
  const order = doubtfulFirst([{ sure: 90 }, { sure: 41 }, { sure: null }, { sure: 58 }])
  expect(order.map(({ at }) => at)).toEqual([1, 3, 0, 2])
})
