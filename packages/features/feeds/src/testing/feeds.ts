import type { BadLine, Feed, FeedRun } from '@seriba/contracts/feeds'

export const aRun = (id: number, more: Partial<FeedRun> = {}): FeedRun => ({
  id,
  way: 'key',
  fileName: null,
  part: null,
  startedAt: '2026-11-24T01:02:11.000Z',
  endedAt: '2026-11-24T01:02:32.000Z',
  failure: null,
  read: 12_482,
  written: 3_114,
  unchanged: 9_354,
  skipped: 0,
  ignored: [],
  ...more,
})

export const aFeed = (id: number, name: string, more: Partial<Feed> = {}): Feed => ({
  id,
  name,
  everyMinutes: 10,
  keyEnd: 'x7Qa',
  paused: false,
  source: null,
  state: 'healthy',
  lastAt: '2026-11-24T01:02:32.000Z',
  lastRun: aRun(id),
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 8 ? 0 : 400 + hour * 20)),
  ...more,
})

const badRun = aRun(31, { skipped: 14, ignored: ['wheels'], fileName: 'caa_20261124.csv' })

export const someFeeds = [
  aFeed(1, 'USS group'),
  aFeed(2, 'CAA Chubu', { state: 'badLines', lastRun: badRun }),
  aFeed(3, 'HAA Kobe', { state: 'late', lastAt: '2026-11-23T01:00:00.000Z' }),
]

export const someRuns = {
  runs: [badRun, aRun(30, { failure: 'interrupted' }), aRun(29)],
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: 3, totalResults: 3 },
}

const aBadLine = (line: number, field: string, value: string, problem: string): BadLine => ({
  line,
  field,
  value,
  reason: `${field}: ${problem}`,
  isKept: true,
  proposal: null,
})

export const someLines = {
  lines: [
    aBadLine(812, 'startPrice', '1 200', 'is no whole number'),
    { ...aBadLine(4096, 'lotNo', '', 'is required'), value: null, isKept: false },
    { ...aBadLine(4100, 'mileage', '-1', 'must be from 0 to 10 000 000'), proposal: { becomes: null } },
    { ...aBadLine(4101, 'mileage', '-1', 'must be from 0 to 10 000 000'), proposal: { becomes: null } },
    aBadLine(4102, 'status', 'продан', 'is not a status'),
  ],
}
