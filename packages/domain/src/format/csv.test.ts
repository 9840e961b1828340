import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

test('texts with commas and quotes are quoted, and no text can run as a formula', () => {
  expect(
    csvFile([
      ['Line', 'Yen'],
      ['Fees, "all"', 19_000],
      ['=1+1', null],
      ['Change', -500],
    ]),
  ).toBe('\uFEFFLine,Yen\r\n"Fees, ""all""",19000\r\n\'=1+1,\r\nChange,-500\r\n')
})
