import { expect, test } from 'vitest'
import { headLines, startsWithHead } from './sheet-head.ts'

const head = { name: 'Lots', company: 'Seriba', filters: [], at: new Date('2026-11-27T01:00:00Z') }

test.each([
  ['en', 1, '1 row'],
  ['en', 5000, '5\u00A0000 rows'],
  ['ru', 3, '3 строки'],
] as const)('a file in %s with %d rows states its length', (language, count, words) => {
  const lines = headLines({ ...head, language }, count)
  expect(lines[1]).toMatch(new RegExp(`, ${words}$`))
  expect(startsWithHead(lines)).toBe(true)
})

test('a truncated file states how many rows there are in total', () => {
  const [, en] = headLines({ ...head, language: 'en', total: 187_400 }, 5000)
  const [, ru] = headLines({ ...head, language: 'ru', total: 187_400 }, 5000)
  expect(en).toMatch(/, the first 5.000 of 187.400 rows$/)
  expect(ru).toMatch(/, первые строки: 5.000 из 187.400$/)
})
