import { expect, test } from 'vitest'
import { soundDocument } from '../testing/costs.ts'
import { gridRows, withBlock } from './grid-rows.ts'

test.each([
  ['0,125', '0.125'],
  ['0,96', '0.96'],
  ['1,234.5', '1234.5'],
  ['6 900', '6900'],
])('a rate pasted as %s is %s', (pasted, rate) => {
  const document = { ...soundDocument, tables: { ...soundDocument.tables, fx: { JMD: '1', USD: '155' } } }
  const rows = gridRows(document, 'fx')
  expect(withBlock(document, rows, { row: 0, cell: 0 }, `${pasted}\n156.5`).tables.fx).toEqual({
    JMD: rate,
    USD: '156.5',
  })
})
