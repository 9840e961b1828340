import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { expect, test } from 'vitest'
import { begin, edited, redone, undone } from './history.ts'

const named = (value: string): SheetReading => ({
  turned: 0,
  fields: [{ name: 'color', value, sure: null, box: null }],
  marks: [],
  remarks: [],
})
const nameOf = ({ now }: { now: SheetReading }) => now.fields[0]?.value

test('steps are undone and redone one by one', () => {
  const done = edited(edited(begin(named('a'), 0), named('b')), named('c'))
  expect([undone(done), undone(undone(done)), undone(undone(undone(done)))].map(nameOf)).toEqual([
    'b',
    'a',
    'a',
  ])
  expect(nameOf(redone(redone(undone(undone(done)))))).toBe('c')
  expect(nameOf(redone(done))).toBe('c')
})

test('letters typed in one field are one step, and start a new step after another field', () => {
  let history = begin(named(''), 0)
  for (const value of ['r', 're', 'red']) history = edited(history, named(value), 'color')
  history = edited(history, named('red!'), 'use')
  history = edited(history, named('red!!'), 'color')
  expect(nameOf(undone(history))).toBe('red!')
  expect(nameOf(undone(undone(undone(history))))).toBe('')
})

test('an undone step is lost once something else is done', () => {
  const history = edited(undone(edited(begin(named('a'), 0), named('b'))), named('c'))
  expect(nameOf(redone(history))).toBe('c')
})
