import type { SourceSettings } from '@seriba/contracts/feed-sources'
import { hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { type FakeFeeds, startFakeFeeds } from '@seriba/fake-feeds'
import { pullFeed } from '@seriba/server-feed/pull/pull-feed'
import { createPool } from '@seriba/server-kit/db'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { aManager } from './builders.ts'
import { testConfig } from './config.ts'
import { type Browser, testServer } from './server.ts'

export const sourceSettings = (address: string, more: Partial<SourceSettings> = {}): SourceSettings => ({
  kind: 'sql',
  address,
  userAgent: 'Mozilla/5.0',
  statementAs: 'sql',
  answersAs: 'xml',
  gzip: false,
  clientAddress: '',
  imageHost: '',
  pauseMs: 0,
  pageRows: 250,
  tables: ['main', 'stats'],
  mileageInThousands: false,
  engineInLiters: false,
  timeMeans: 'changed',
  historyDays: 0,
  comingMinutes: 10,
  resultsMinutes: 10,
  mayKeepCopy: true,
  ...more,
})

export const fakeCode = 'fake-code-of-twenty'

type Fake = Parameters<typeof startFakeFeeds>[0]

/** A server with misbehaving sources; for pulling, time passes when a test says so. */
export function testSources(options: Fake = {}) {
  const server = testServer()
  let fake: FakeFeeds
  let pool: pg.Pool
  let desk: Browser
  let passed = 0
  let feeds = 0

  beforeAll(async () => {
    fake = await startFakeFeeds({ live: 700, ended: 2000, bikes: 600, code: fakeCode, ...options })
    pool = createPool({ url: server.url, max: 3 })
    desk = await server.signInAs(await aManager(server.db))
  })
  afterAll(() => Promise.all([fake.stop(), pool.end()]))

  // Noon in Japan, so that no test runs past midnight.
  const noon = startOfJstDay(jstDay(new Date())).getTime() + 12 * hourMs
  const now = () => new Date(noon + passed)
  const context = () => ({
    db: server.db,
    pool,
    log: pino({ level: 'silent' }),
    secret: testConfig.cookieSecret,
    privateHosts: true,
  })
  return {
    server,
    now,
    get fake() {
      return fake
    },
    get desk() {
      return desk
    },
    query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows,
    pass: (minutes: number) => {
      passed += minutes * 60_000
    },
    async aSource(more: Partial<SourceSettings> = {}, code: string | null = fakeCode) {
      const settings = sourceSettings(more.kind === 'bikes' ? fake.bikesUrl : fake.sqlUrl, more)
      const body = { id: null, name: `Source ${++feeds}`, settings, code }
      return Number((await desk.post('/feed/save-source', body)).json().result.id)
    },
    /** Pulls until nothing is due, or for a number of steps. */
    async pull(feedId: number, steps = Number.POSITIVE_INFINITY) {
      let left = steps
      return pullFeed(context(), feedId, {
        goOn: () => left-- > 0,
        now,
        wait: async (ms) => {
          passed += ms
        },
      })
    },
    /** Lots without generated values, in a fixed order. */
    stored: async () =>
      (
        await pool.query(`
          select to_jsonb(l) - array['id', 'first_seen_at', 'updated_at'] as lot from lots l
          order by kind, auction, auction_day, lot_no`)
      ).rows.map(({ lot }) => lot),
    async empty() {
      passed = 0
      await pool.query('delete from feeds; delete from lots; delete from lot_spellings')
    },
  }
}
