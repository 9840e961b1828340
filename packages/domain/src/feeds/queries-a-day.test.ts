import { expect, test } from 'vitest'
import { queriesADay } from './queries-a-day.ts'

test('each table is queried once per interval: coming lots every 5 minutes, results every 2', () => {
  expect(queriesADay({ tables: ['main', 'stats'], comingMinutes: 5, resultsMinutes: 2 })).toBe(288 + 720)
  expect(queriesADay({ tables: ['main', 'bike'], comingMinutes: 15, resultsMinutes: 2 })).toBe(96 + 96)
})

test('tables that are not chosen are not queried', () => {
  expect(queriesADay({ tables: [], comingMinutes: 5, resultsMinutes: 2 })).toBe(0)
})

test.each([0, Number.NaN])(
  'an interval that is not a valid number yet gives no count: %s',
  (comingMinutes) => {
    expect(queriesADay({ tables: ['main'], comingMinutes, resultsMinutes: 2 })).toBeNull()
  },
)
