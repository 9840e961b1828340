import { expect, test } from 'vitest'
import { expiresSoon, isPaperHere, paperContentType, paperName, paperStanding } from './papers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a paper is what its bytes say, whatever it is called', () => {
  expect(paperContentType(bytes('%PDF-1.7 …'))).toBe('application/pdf')
  expect(paperContentType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(paperContentType(bytes('<html>passport.pdf</html>'))).toBeNull()
  expect(paperContentType(new Uint8Array())).toBeNull()
})

test('a name loses its folders and what no disk takes', () => {
  expect(paperName('C:\\папка\\паспорт "1".pdf')).toBe('паспорт 1 .pdf')
  expect(paperName('../../')).toBe('document')
})

test('an accepted paper is valid on its last day, counts as missing after it, and is named 30 days before', () => {
  const passport = { state: 'checked', validUntil: '2026-12-31' } as const
  expect(['2026-12-31', '2027-01-01'].map((today) => paperStanding(passport, today))).toEqual([
    'checked',
    'expired',
  ])
  expect(['2026-12-31', '2027-01-01'].map((today) => isPaperHere(passport, today))).toEqual([true, false])
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((today) => expiresSoon(passport, today)),
  ).toEqual([false, true, true, false])
})

test('a paper without an end never expires, and one that nobody has accepted waits to be looked at', () => {
  expect(paperStanding({ state: 'checked', validUntil: null }, '2100-01-01')).toBe('checked')
  expect(expiresSoon({ state: 'checked', validUntil: null }, '2100-01-01')).toBe(false)
  expect(paperStanding({ state: 'new', validUntil: '2020-01-01' }, '2026-01-01')).toBe('new')
  expect(isPaperHere({ state: 'refused', validUntil: '2100-01-01' }, '2026-01-01')).toBe(false)
})
