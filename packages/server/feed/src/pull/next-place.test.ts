import { expect, test } from 'vitest'
import { nextPlace } from './next-place.ts'

const place = { mode: 'all', day: null, last_day: null, last_id: 'b', page: 1, changed_to: null } as const
const days = { ...place, mode: 'days', day: '2026-11-24', last_day: '2026-11-23' } as const

test('the next page starts after the last row of this one', () => {
  const rows = [{ id: 'c' }, { id: 'd', time: '2026-11-24 10:00:00' }, { id: 'e', time: 'G' }]
  expect(nextPlace(place, { rows, isLast: false })).toMatchObject({
    isOver: false,
    lastId: 'e',
    page: 2,
    changedTo: '2026-11-24 10:00:00',
  })
})

test('the next day is the one before, until the last one', () => {
  const empty = { rows: [], isLast: true }
  expect(nextPlace(days, empty)).toMatchObject({
    isOver: false,
    day: '2026-11-23',
    lastId: null,
    doneDay: '2026-11-24',
  })
  expect(nextPlace({ ...days, day: '2026-11-23' }, empty)).toMatchObject({
    isOver: true,
    doneDay: '2026-11-23',
  })
})

test('a full read ends with an empty page, or with the last page of bikes', () => {
  expect(nextPlace(place, { rows: [], isLast: true }).isOver).toBe(true)
  expect(nextPlace(place, { rows: [{ id: 'c' }], isLast: true }).isOver).toBe(true)
})

test('a source that keeps returning the same rows is not asked forever', () => {
  expect(() => nextPlace(place, { rows: [{ id: 'b' }], isLast: false })).toThrow(/the same rows again/)
})
