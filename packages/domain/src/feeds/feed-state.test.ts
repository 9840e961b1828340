import { expect, test } from 'vitest'
import { feedState } from './feed-state.ts'

const now = new Date('2026-11-24T01:12:00Z')
const feed = {
  paused: false,
  everyMinutes: 10,
  createdAt: '2026-11-01T00:00:00Z',
  lastAt: '2026-11-24T01:05:00Z',
  lastRun: { failure: null, skipped: 0 },
}

test.each([
  ['healthy', {}],
  ['badLines', { lastRun: { failure: null, skipped: 14 } }],
  ['failed', { lastRun: { failure: 'interrupted', skipped: 0 } }],
  ['late', { lastAt: '2026-11-24T00:51:59Z' }],
  ['healthy', { lastAt: '2026-11-24T00:52:00Z' }],
  ['healthy', { lastAt: '2026-11-01T00:00:00Z', everyMinutes: null }],
  ['paused', { lastAt: '2026-11-01T00:00:00Z', paused: true }],
  ['new', { lastAt: null, lastRun: null, createdAt: '2026-11-24T01:00:00Z' }],
  ['late', { lastAt: null, lastRun: null }],
] as const)('a feed is %s with %o', (state, part) => {
  expect(feedState({ ...feed, ...part }, now)).toBe(state)
})
