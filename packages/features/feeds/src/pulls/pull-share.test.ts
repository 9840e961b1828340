import type { FeedPull } from '@seriba/contracts/feed-sources'
import { expect, test } from 'vitest'
import { shareOf } from './pull-share.ts'

const pull: FeedPull = {
  part: 'main',
  isUnderWay: true,
  read: 0,
  total: null,
  day: null,
  lastDay: null,
  rowsPerMinute: 0,
  startedAt: '2026-11-24T01:00:00.000Z',
  endedAt: null,
  failure: null,
  retryAt: null,
  stopped: false,
}

test.each([
  ['lots if the source counts them', { read: 250, total: 1000 }, 0.25],
  ['at most all lots if more arrived than were counted', { read: 1100, total: 1000 }, 1],
  ['days if the source does not count lots', { day: '2026-11-19', lastDay: '2026-11-04' }, 0.25],
  ['nothing if neither is known', {}, null],
  ['nothing once a pass is over', { isUnderWay: false, total: 10 }, null],
])('progress is measured by %s', (_by, more, share) => {
  expect(shareOf({ ...pull, ...more })).toBe(share)
})
