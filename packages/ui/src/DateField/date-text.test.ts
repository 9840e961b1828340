import { expect, test } from 'vitest'
import { maskDate, maskMoment, parseDate, parseMoment, showMoment } from './date-text.ts'

test('typed digits are arranged as 4-2-2', () => {
  expect(['2026', '20261', '202611', '2026112', '2026-11-24', '202611245'].map(maskDate)).toEqual([
    '2026',
    '2026-1',
    '2026-11',
    '2026-11-2',
    '2026-11-24',
    '2026-11-24',
  ])
})

test('only existing days are accepted as dates', () => {
  expect(parseDate('2026-11-24')).toBe('2026-11-24')
  expect(parseDate('2028-02-29')).toBe('2028-02-29')
  expect(parseDate('2026-02-29')).toBeNull()
  expect(parseDate('2026-13-01')).toBeNull()
  expect(parseDate('2026-11')).toBeNull()
})

test('typed digits of a time are placed after its day', () => {
  expect(
    ['20261124', '202611241', '20261124144', '202611241445', '2026-11-24 14:45'].map(maskMoment),
  ).toEqual(['2026-11-24', '2026-11-24 1', '2026-11-24 14:4', '2026-11-24 14:45', '2026-11-24 14:45'])
})

test('only existing times are accepted, and they are shown as typed', () => {
  expect(parseMoment('2026-11-24 14:45')).toBe('2026-11-24T14:45')
  expect(
    ['2026-11-24', '2026-11-24 24:00', '2026-11-24 14:60', '2026-11-31 14:45', ''].map(parseMoment),
  ).toEqual([null, null, null, null, null])
  expect(showMoment('2026-11-24T14:45')).toBe('2026-11-24 14:45')
})
