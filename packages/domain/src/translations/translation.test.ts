import { expect, test } from 'vitest'
import { answerText, hasPromisedTime, isEmptyAnswer, isLate, promisedBy, urgencyOf } from './translation.ts'
import { extensionOf, fileFault, fileName, largestFile } from './translation-file.ts'

test.each(['', '  ', 'no result', 'No result.', 'НЕТ РЕЗУЛЬТАТА'])('%j counts as no result', (text) => {
  expect(isEmptyAnswer({ text_en: text, text_ru: '', files: [] })).toBe(true)
})

test('a text or a file counts as a result', () => {
  expect(answerText(' No result was written on the sheet ')).toBe('No result was written on the sheet')
  expect(isEmptyAnswer({ text_en: '', text_ru: 'Царапина', files: [] })).toBe(false)
  expect(isEmptyAnswer({ text_en: '', text_ru: '', files: [1] })).toBe(false)
})

test('a request becomes more urgent as the sale of its lot approaches', () => {
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

test('files are recognized by their extensions and limited in size', () => {
  expect(['a.MP3', 'b.jpeg', 'c.exe', 'd'].map(extensionOf)).toEqual(['mp3', 'jpg', undefined, undefined])
  expect(fileFault({ name: 'a.pdf', size: largestFile })).toBeNull()
  expect(fileFault({ name: 'a.pdf', size: largestFile + 1 })).toBe('file_size')
  expect(fileFault({ name: 'a.pdf', size: 0 })).toBe('file_size')
  expect(fileFault({ name: 'a.svg', size: 1 })).toBe('file_kind')
})

test('a file name loses its path and gets the extension of its type', () => {
  expect(fileName('../../etc/Отчёт <1>.exe', 'pdf')).toBe('Отчёт 1.pdf')
  expect(fileName('.mp3', 'mp3')).toBe('file.mp3')
})

test('an answer is promised within two hours, but at least ten minutes before the lot is sold', () => {
  const promise = (auction: string | null) => promisedBy('2026-11-24T01:00:00Z', auction).toISOString()
  expect(promise(null)).toBe('2026-11-24T03:00:00.000Z')
  expect(promise('2026-11-24T05:00:00Z')).toBe('2026-11-24T03:00:00.000Z')
  expect(promise('2026-11-24T02:00:00Z')).toBe('2026-11-24T01:50:00.000Z')
  // Asked in the last minutes, or after the lot was sold.
  expect(promise('2026-11-24T01:06:00Z')).toBe('2026-11-24T01:06:00.000Z')
  expect(promise('2026-11-24T00:30:00Z')).toBe('2026-11-24T03:00:00.000Z')
})

test('a promise is shown only if the lot was still to come when the request was made', () => {
  const asked = '2026-11-24T01:00:00Z'
  expect(
    [null, '2026-11-24T01:00:01Z', asked, '2026-11-20T01:00:00Z'].map((at) => hasPromisedTime(asked, at)),
  ).toEqual([true, true, false, false])
})

test('a request is over when its lot is sold, urgent in the last half hour, and soon before that', () => {
  const now = new Date('2026-11-24T01:00:00Z')
  const at = (minutes: number) => urgencyOf(new Date(now.getTime() + minutes * 60_000).toISOString(), now)
  expect([0, 29, 30, 74, 75].map(at)).toEqual(['over', 'urgent', 'soon', 'soon', 'later'])
  expect(urgencyOf(null, now)).toBe('later')
})

test('a promise is late once its time has passed', () => {
  const now = new Date('2026-11-24T01:00:00Z')
  expect(['2026-11-24T00:59:59Z', '2026-11-24T01:00:00Z'].map((at) => isLate(at, now))).toEqual([true, false])
})
