import { expect, test } from 'vitest'
import { expiresSoon, isPaperOnFile, paperContentType, paperName, paperStanding } from './papers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('the type of a document comes from its bytes, whatever its name', () => {
  expect(paperContentType(bytes('%PDF-1.7 …'))).toBe('application/pdf')
  expect(paperContentType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(paperContentType(bytes('<html>passport.pdf</html>'))).toBeNull()
  expect(paperContentType(new Uint8Array())).toBeNull()
})

test('a file name loses its folders and any characters that disks reject', () => {
  expect(paperName('C:\\папка\\паспорт "1".pdf')).toBe('паспорт 1 .pdf')
  expect(paperName('../../')).toBe('document')
})

test('an accepted document is valid through its last day, is missing after that, and is flagged 30 days ahead', () => {
  const passport = { state: 'checked', validUntil: '2026-12-31' } as const
  expect(['2026-12-31', '2027-01-01'].map((today) => paperStanding(passport, today))).toEqual([
    'checked',
    'expired',
  ])
  expect(['2026-12-31', '2027-01-01'].map((today) => isPaperOnFile(passport, today))).toEqual([true, false])
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((today) => expiresSoon(passport, today)),
  ).toEqual([false, true, true, false])
})

test('a document without an end date never expires, and an unaccepted one waits for review', () => {
  expect(paperStanding({ state: 'checked', validUntil: null }, '2100-01-01')).toBe('checked')
  expect(expiresSoon({ state: 'checked', validUntil: null }, '2100-01-01')).toBe(false)
  expect(paperStanding({ state: 'new', validUntil: '2020-01-01' }, '2026-01-01')).toBe('new')
  expect(isPaperOnFile({ state: 'refused', validUntil: '2100-01-01' }, '2026-01-01')).toBe(false)
})
