import { expect, test } from 'vitest'
import { readingChanges } from './reading-changes.ts'
import type { SheetReading } from './sheet-reading.ts'

const none = { sure: null, box: null }
const machine: SheetReading = {
  turned: 0,
  fields: [{ ...none, name: 'mileage', value: '63214' }],
  marks: [
    { ...none, code: 'W2', part: 'leftRearFender' },
    { ...none, code: 'A1', part: 'hood' },
    { ...none, code: 'A1', part: 'hood' },
  ],
  remarks: [{ ...none, written: '下回り小サビ', en: '', ru: '' }],
}

test('a field a person left unchanged is not a change', () => {
  expect(readingChanges(machine, structuredClone(machine))).toEqual([])
})

test('changes to a field, a code, one of two identical codes and a remark are each listed with the original reading', () => {
  const checked: SheetReading = {
    ...machine,
    fields: [{ ...none, name: 'mileage', value: '68214' }],
    marks: [
      { ...none, code: 'W1', part: 'leftRearFender' },
      { ...none, code: 'A1', part: 'hood' },
      { ...none, code: 'S1', part: 'underbody' },
    ],
    remarks: [],
  }
  expect(readingChanges(machine, checked)).toEqual([
    { what: 'mileage', was: '63214', is: '68214' },
    { what: 'hood', was: 'A1', is: '' },
    { what: 'leftRearFender', was: 'W2', is: 'W1' },
    { what: 'underbody', was: '', is: 'S1' },
    { what: 'remark', was: '下回り小サビ', is: '' },
  ])
})
