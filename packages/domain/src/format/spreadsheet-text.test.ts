import { expect, test } from 'vitest'
import { spreadsheetText } from './spreadsheet-text.ts'

test('control characters are left out, but line breaks and tabs are kept', () => {
  expect(spreadsheetText('Toyota\u0000\u0008\tアルファード\r\n\u001F\uFFFE2.5')).toBe(
    'Toyota\tアルファード\r\n2.5',
  )
})
