import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const way = {
  today: '2026-12-03',
  purchaseDate: '2026-11-19T02:00:00.000Z',
  yardEta: '2026-11-26',
  etd: '2026-12-02',
  eta: '2026-12-10',
  statusDates: [
    { status: null, at: '2026-11-19T02:00:00.000Z' },
    { status: 1, at: '2026-11-20T02:00:00.000Z' },
    { status: 2, at: '2026-11-22T16:00:00.000Z' },
  ],
}
const drawn = (more: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ ...way, status: 2, ...more }).map(({ status, state, day, kind }) => [status, state, day, kind])

test('past steps show the Japanese day they were reached, and future steps the planned day', () => {
  expect(drawn({})).toEqual([
    [null, 'done', '2026-11-19', 'fact'],
    [1, 'done', '2026-11-20', 'fact'],
    [2, 'now', '2026-11-23', 'fact'],
    [3, 'ahead', null, 'fact'],
    [4, 'ahead', '2026-12-02', 'sails'],
    [5, 'ahead', '2026-12-10', 'arrives'],
  ])
})

test('a car waiting for its yard shows the day it is expected there', () => {
  expect(drawn({ status: 1 })[2]).toEqual([2, 'ahead', '2026-11-26', 'yard'])
})

test('the step on the ship counts from the day the ship sailed', () => {
  expect(drawn({ status: 4 })[4]).toEqual([4, 'now', '2026-12-02', 'sailed'])
})

test('a car loaded before the sailing day is not shown as sailed', () => {
  const statusDates = [...way.statusDates, { status: 4, at: '2026-11-29T02:00:00.000Z' }]
  expect(drawn({ status: 4, statusDates, today: '2026-12-01' })[4]).toEqual([4, 'now', '2026-11-29', 'fact'])
  expect(drawn({ status: 4, statusDates, today: '2026-12-02' })[4]).toEqual([
    4,
    'now',
    '2026-12-02',
    'sailed',
  ])
})

test('a step that was undone and repeated shows its latest day', () => {
  const statusDates = [...way.statusDates, { status: 1, at: '2026-11-24T02:00:00.000Z' }]
  expect(drawn({ status: 1, statusDates })[1]).toEqual([1, 'now', '2026-11-24', 'fact'])
})

test('a canceled purchase shows how far it came and nothing ahead', () => {
  expect(drawn({ status: 7 })).toEqual([
    [null, 'done', '2026-11-19', 'fact'],
    [1, 'done', '2026-11-20', 'fact'],
    [2, 'done', '2026-11-23', 'fact'],
  ])
})
