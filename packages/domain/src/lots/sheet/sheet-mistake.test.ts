import { expect, test } from 'vitest'
import { findingsOf } from './sheet-findings.ts'
import { isInReading, isSameMistake, mistakeIn } from './sheet-mistake.ts'
import type { SheetReading } from './sheet-reading.ts'

const found = { sure: 90, box: null }
const reading: SheetReading = {
  turned: 0,
  fields: [{ ...found, name: 'grade', value: 'R' }],
  marks: [
    { ...found, code: 'Ａ1', part: 'leftFrontDoor' },
    { ...found, code: 'A1', part: 'rightRearDoor' },
  ],
  remarks: [{ ...found, written: '修復歴あり', en: '', ru: '' }],
}
const mistakes = findingsOf(reading, 'USS').map(mistakeIn)

test('every finding can be reported, and a report refers to what the reading says', () => {
  expect(mistakes).toEqual([
    { kind: 'field', says: 'R', places: ['grade'] },
    { kind: 'remark', says: '修復歴あり', places: [] },
    { kind: 'mark', says: 'A1', places: ['leftFrontDoor', 'rightRearDoor'] },
  ])
  expect(mistakes.map((mistake) => isInReading(reading, mistake))).toEqual([true, true, true])
})

test('a report no longer refers to anything once the reading is corrected', () => {
  const corrected = {
    ...reading,
    fields: [],
    remarks: [],
    marks: reading.marks.map((mark, at) => (at === 0 ? { ...mark, code: 'A2' } : mark)),
  }
  expect(mistakes.map((mistake) => isInReading(corrected, mistake))).toEqual([false, false, false])
})

test('a report of a code without a place refers to nothing', () => {
  expect(isInReading(reading, { kind: 'mark', says: 'A1', places: [] })).toBe(false)
})

test('two reports are the same if they refer to the same finding', () => {
  const [first, , last] = mistakes
  if (!first || !last) throw new Error('three finds')
  expect([isSameMistake(first, { ...first }), isSameMistake(first, last)]).toEqual([true, false])
})
