import { expect, test } from 'vitest'
import { normalizedWord, tableOfPart } from './feed-source.ts'
import { partsOf } from './next-pull.ts'

test('words are compared regardless of width, capitals and spaces', () => {
  expect(normalizedWord('  ｎｏｔ   sold ')).toBe('NOT SOLD')
})

test('earlier days are read from the results table', () => {
  expect(tableOfPart('history')).toBe('stats')
  expect(tableOfPart('bike')).toBe('bike')
})

test.each([
  [['main', 'stats', 'bike'], 90, ['main', 'bike', 'stats', 'history']],
  [['stats'], 0, ['stats']],
  [['main'], 90, ['main']],
] as const)('from the tables %j with %i days, the parts read are %j', (tables, historyDays, parts) => {
  expect(partsOf({ kind: 'sql', tables, historyDays })).toEqual(parts)
})

test('a bike feed reads only bikes', () => {
  expect(partsOf({ kind: 'bikes', tables: ['main'], historyDays: 90 })).toEqual(['bike'])
})
