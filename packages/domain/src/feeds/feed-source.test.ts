import { expect, test } from 'vitest'
import { foldedWord, tableOfPart } from './feed-source.ts'
import { partsOf } from './next-pull.ts'

test('a word is looked up without regard to width, capitals and spaces', () => {
  expect(foldedWord('  ｎｏｔ   sold ')).toBe('NOT SOLD')
})

test('earlier days are read of the results', () => {
  expect(tableOfPart('history')).toBe('stats')
  expect(tableOfPart('bike')).toBe('bike')
})

test.each([
  [['main', 'stats', 'bike'], 90, ['main', 'bike', 'stats', 'history']],
  [['stats'], 0, ['stats']],
  [['main'], 90, ['main']],
] as const)('of the tables %j with %i days are read %j', (tables, historyDays, parts) => {
  expect(partsOf({ kind: 'sql', tables, historyDays })).toEqual(parts)
})

test('a feed of bikes has bikes', () => {
  expect(partsOf({ kind: 'bikes', tables: ['main'], historyDays: 90 })).toEqual(['bike'])
})
