import { expect, test } from 'vitest'
import { answerText, isNoResult, urgencyOf } from './translation.ts'
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
