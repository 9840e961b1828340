import { expect, test } from 'vitest'
import { addDays, jstDay, jstParts, nextAuctionDays, startOfJstDay } from './jst.ts'

test('a Japanese day begins at 15:00 UTC on the previous day', () => {
  expect(jstDay('2026-11-23T14:59:59Z')).toBe('2026-11-23')
  expect(jstDay('2026-11-23T15:00:00Z')).toBe('2026-11-24')
  expect(startOfJstDay('2026-11-24').toISOString()).toBe('2026-11-23T15:00:00.000Z')
})

test('the parts of an instant include the weekday in Japan', () => {
  expect(jstParts('2026-11-21T15:00:00Z')).toMatchObject({ day: 22, hour: 0, weekday: 0 })
})

test('days are added across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('the next six auction days start today and skip Sunday', () => {
  expect(nextAuctionDays('2026-11-24')).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
  ])
  expect(nextAuctionDays('2026-11-22')[0]).toBe('2026-11-23')
})
