import { contracts } from '@seriba/contracts/all'
import { audit as en } from '@seriba/i18n/en/audit'
import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

test('a value that was empty and still is has not changed', () => {
  expect(changesIn(null, { day: '', rows: 3 })).toEqual([{ field: 'rows', before: null, after: 3 }])
  expect(changesIn({ note: 'Pays late' }, { note: '' })).toEqual([
    { field: 'note', before: 'Pays late', after: '' },
  ])
})

/** A user's own data and the terms of a bid are not exported lists. */
const files = Object.values(contracts).filter(
  ({ path }) => path.endsWith('-export') || path.endsWith('/export'),
)

test.each(files)('the fields of a file request have labels: $path', ({ input }) => {
  expect(Object.keys(en.fields)).toEqual(expect.arrayContaining(Object.keys(input.shape)))
})

test('the fields changed by closing a month, an invoice, and a bank file have labels', () => {
  const fields = [
    'closedUntil',
    'month',
    'charged',
    'received',
    'leftOpen',
    'dueOn',
    'invoice',
    'total',
    'lines',
  ]
  expect(Object.keys(en.fields)).toEqual(expect.arrayContaining(fields))
})
