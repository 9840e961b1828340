import { expect, test } from 'vitest'
import { queriesADay } from './queries-a-day.ts'

test('each table is asked once in its time: coming lots every 5 minutes, results every 2', () => {
  expect(queriesADay({ tables: ['main', 'stats'], comingMinutes: 5, resultsMinutes: 2 })).toBe(288 + 720)
  expect(queriesADay({ tables: ['main', 'bike'], comingMinutes: 15, resultsMinutes: 2 })).toBe(96 + 96)
})

test('what is not chosen is not asked', () => {
  expect(queriesADay({ tables: [], comingMinutes: 5, resultsMinutes: 2 })).toBe(0)
})

test.each([0, Number.NaN])('limits that are not numbers yet say nothing: %s', (comingMinutes) => {
  expect(queriesADay({ tables: ['main'], comingMinutes, resultsMinutes: 2 })).toBeNull()
})
