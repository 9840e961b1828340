import { expect, test } from 'vitest'
import { relativeDays } from './relative-days.ts'

test.each([
  [0, 'today', 'сегодня'],
  [1, 'tomorrow', 'завтра'],
  [13, 'in 13 days', 'через 13 дней'],
  [-14, '2 weeks ago', '2 недели назад'],
  [-69, '10 weeks ago', '10 недель назад'],
  [-70, '2 months ago', '2 месяца назад'],
  [-729, '24 months ago', '24 месяца назад'],
  [-730, '2 years ago', '2 года назад'],
])('%i days are shown in the most natural unit', (days, en, ru) => {
  expect([relativeDays(days, 'en'), relativeDays(days, 'ru')]).toEqual([en, ru])
})
