import { describe, expect, test } from 'vitest'
import type { PullPart } from './feed-source.ts'
import { nextPull, type PullState } from './next-pull.ts'

const plan = {
  kind: 'sql',
  tables: ['main', 'stats'],
  hasChanges: true,
  historyDays: 30,
  comingMinutes: 10,
  resultsMinutes: 5,
} as const
const now = new Date('2026-11-24T03:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const state = (part: PullPart, more: Partial<PullState> = {}): PullState => ({
  part,
  mode: null,
  startedAt: ago(1),
  endedAt: ago(1),
  fullAt: null,
  reachedDay: null,
  lateDay: null,
  retryAt: null,
  stoppedAt: null,
  ...more,
})
const doneHistory = state('history', { reachedDay: '2026-10-25' })
const rested = [state('main', { fullAt: ago(60) }), state('stats', { reachedDay: '2026-11-24' }), doneHistory]

describe('a source that has not been read yet', () => {
  test('begins with its coming lots, then takes today’s results, then those of earlier days', () => {
    expect(nextPull(plan, [], now)).toEqual({
      part: 'main',
      begin: { mode: 'all', day: null, lastDay: null },
    })
    expect(nextPull(plan, [state('main')], now)).toEqual({
      part: 'stats',
      begin: { mode: 'days', day: '2026-11-24', lastDay: '2026-11-24' },
    })
    expect(nextPull(plan, [state('main'), state('stats')], now)).toEqual({
      part: 'history',
      begin: { mode: 'days', day: '2026-11-23', lastDay: '2026-10-25' },
    })
  })

  test('rests once everything has been read', () => {
    expect(nextPull(plan, rested, now)).toBeNull()
  })
})

test('a pass that has begun continues but yields to anything more urgent', () => {
  const history = state('history', { mode: 'days', reachedDay: '2026-11-20' })
  expect(nextPull(plan, [...rested.slice(0, 2), history], now)).toEqual({ part: 'history', begin: null })
  const due = state('main', { startedAt: ago(11), fullAt: ago(60) })
  expect(nextPull(plan, [due, ...rested.slice(1, 2), history], now)?.part).toBe('main')
})

test('only changes are requested between two full passes, if the rows have a timestamp', () => {
  const main = (fullAt: string) => [state('main', { startedAt: ago(11), fullAt }), ...rested.slice(1)]
  expect(nextPull(plan, main(ago(60)), now)?.begin?.mode).toBe('changes')
  expect(nextPull(plan, main(ago(361)), now)?.begin?.mode).toBe('all')
  expect(nextPull({ ...plan, hasChanges: false }, main(ago(60)), now)?.begin?.mode).toBe('all')
})

test('after a failure nothing is requested until the pause is over', () => {
  const failed = (retryAt: string) => [state('main', { mode: 'all', retryAt }), ...rested.slice(1)]
  expect(nextPull(plan, failed(ago(-1)), now)).toBeNull()
  expect(nextPull(plan, failed(ago(1)), now)?.part).toBe('main')
})

test('a source that staff stopped stays stopped', () => {
  expect(
    nextPull(plan, [state('main', { startedAt: ago(99), stoppedAt: ago(50) }), ...rested.slice(1)], now),
  ).toBeNull()
})

test('results of missed days are picked up, and late results every evening', () => {
  const stats = (more: Partial<PullState>) => [rested[0] as PullState, state('stats', more), doneHistory]
  expect(nextPull(plan, stats({ startedAt: ago(9000), reachedDay: '2026-11-18' }), now)?.begin).toEqual({
    mode: 'days',
    day: '2026-11-24',
    lastDay: '2026-11-18',
  })
  const evening = new Date('2026-11-24T14:05:00Z')
  const read = { startedAt: '2026-11-24T14:04:00Z', reachedDay: '2026-11-24' }
  const only = { ...plan, tables: ['stats'] } as const
  expect(nextPull(only, stats(read), evening)?.begin?.lastDay).toBe('2026-11-22')
  expect(nextPull(only, stats({ ...read, lateDay: '2026-11-24' }), evening)).toBeNull()
})

test('bikes are read once more before ended ones disappear at 21:00 UTC', () => {
  const bikes = { ...plan, kind: 'bikes', comingMinutes: 600 } as const
  const read = [state('bike', { startedAt: '2026-11-24T20:29:00Z' })]
  expect(nextPull(bikes, read, new Date('2026-11-24T20:29:30Z'))).toBeNull()
  expect(nextPull(bikes, read, new Date('2026-11-24T20:31:00Z'))?.part).toBe('bike')
})
