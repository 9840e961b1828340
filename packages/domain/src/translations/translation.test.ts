import { expect, test } from 'vitest'
import { answerText, isLate, isNoResult, isPromised, promisedBy, urgencyOf } from './translation.ts'
import { extensionOf, fileFault, fileName, largestFile } from './translation-file.ts'

test.each(['', '  ', 'no result', 'No result.', 'НЕТ РЕЗУЛЬТАТА'])('%j says nothing', (text) => {
  expect(isNoResult({ text_en: text, text_ru: '', files: [] })).toBe(true)
})

test('a text or a file is a result', () => {
  expect(answerText(' No result was written on the sheet ')).toBe('No result was written on the sheet')
  expect(isNoResult({ text_en: '', text_ru: 'Царапина', files: [] })).toBe(false)
  expect(isNoResult({ text_en: '', text_ru: '', files: [1] })).toBe(false)
})

test('a request presses more the sooner its lot is sold', () => {
  const now = new Date('2026-11-24T01:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  expect([-1, 29, 74, 75].map((minutes) => urgencyOf(at(minutes), now))).toEqual([
    'over',
    'urgent',
    'soon',
    'later',
  ])
  expect(urgencyOf(null, now)).toBe('later')
})

test('files are known by their endings, and have their bounds', () => {
  expect(['a.MP3', 'b.jpeg', 'c.exe', 'd'].map(extensionOf)).toEqual(['mp3', 'jpg', undefined, undefined])
  expect(fileFault({ name: 'a.pdf', size: largestFile })).toBeNull()
  expect(fileFault({ name: 'a.pdf', size: largestFile + 1 })).toBe('file_size')
  expect(fileFault({ name: 'a.pdf', size: 0 })).toBe('file_size')
  expect(fileFault({ name: 'a.svg', size: 1 })).toBe('file_kind')
})

test('a name leads nowhere and ends in what the file is', () => {
  expect(fileName('../../etc/Отчёт <1>.exe', 'pdf')).toBe('Отчёт 1.pdf')
  expect(fileName('.mp3', 'mp3')).toBe('file.mp3')
})

test('an answer is promised within two hours, and ten minutes before the lot is sold', () => {
  const promise = (auction: string | null) => promisedBy('2026-11-24T01:00:00Z', auction).toISOString()
  expect(promise(null)).toBe('2026-11-24T03:00:00.000Z')
  expect(promise('2026-11-24T05:00:00Z')).toBe('2026-11-24T03:00:00.000Z')
  expect(promise('2026-11-24T02:00:00Z')).toBe('2026-11-24T01:50:00.000Z')
  // Asked in the last minutes, or once the lot was sold.
  expect(promise('2026-11-24T01:06:00Z')).toBe('2026-11-24T01:06:00.000Z')
  expect(promise('2026-11-24T00:30:00Z')).toBe('2026-11-24T03:00:00.000Z')
})

test('a promise is told of lots still to come when they were asked about', () => {
  const asked = '2026-11-24T01:00:00Z'
  expect(
    [null, '2026-11-24T01:00:01Z', asked, '2026-11-20T01:00:00Z'].map((at) => isPromised(asked, at)),
  ).toEqual([true, true, false, false])
})

test('a request is over with its lot, urgent in the last half hour, and soon before', () => {
  const now = new Date('2026-11-24T01:00:00Z')
  const at = (minutes: number) => urgencyOf(new Date(now.getTime() + minutes * 60_000).toISOString(), now)
  expect([0, 29, 30, 74, 75].map(at)).toEqual(['over', 'urgent', 'soon', 'soon', 'later'])
  expect(urgencyOf(null, now)).toBe('later')
})

test('a promise is late once its time has passed', () => {
  const now = new Date('2026-11-24T01:00:00Z')
  expect(['2026-11-24T00:59:59Z', '2026-11-24T01:00:00Z'].map((at) => isLate(at, now))).toEqual([true, false])
})
