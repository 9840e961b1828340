import { lotStatus } from '@seriba/domain/lots/lot-status'
import { startFakeFeeds } from '@seriba/fake-feeds'
import { afterEach, describe, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { fakeCode, sourceSettings, testSources } from '../test/feed-sources.ts'
import { testServer } from '../test/server.ts'

const source = testSources({ live: 300, ended: 500 })
const { aSource, pull, query, pass, empty, server } = source
afterEach(async () => {
  source.fake.setFaults(0)
  await empty()
})

const settings = (more: object = {}) => sourceSettings(source.fake.sqlUrl, more)
const ask = async (body: object) =>
  (
    await source.desk.post('/feed/test-source', {
      id: null,
      settings: settings(),
      code: fakeCode,
      table: 'main',
      ...body,
    })
  ).json()

describe('a source’s access code', () => {
  test('is never shown again, except for its last characters', async () => {
    const id = await aSource()
    const view = await source.desk.get('/feed/source', { id })
    expect(view.json().result).toMatchObject({ codeEnd: fakeCode.slice(-4), settings: { kind: 'sql' } })
    const kept = await query('select to_jsonb(s)::text as row from feed_sources s')
    const audit = await query('select to_jsonb(a)::text as row from audit a')
    const all = [view.body, ...kept.map(({ row }) => row), ...audit.map(({ row }) => row)].join('\n')
    expect(all).not.toContain(fakeCode)
  })

  test('belongs to its address: another host needs it again', async () => {
    const id = await aSource()
    const elsewhere = settings({ address: 'http://127.0.0.1:9/xml' })
    const save = await source.desk.post('/feed/save-source', {
      id,
      name: 'Other',
      settings: elsewhere,
      code: null,
    })
    expect(save.json().messageCode).toBe('feed_code_required')
    expect((await ask({ id, settings: elsewhere, code: null })).messageCode).toBe('feed_code_required')
    const same = { id, name: 'Other', settings: settings({ pauseMs: 5 }), code: null }
    expect((await source.desk.post('/feed/save-source', same)).statusCode).toBe(200)
    expect((await ask({ id, code: null })).result.lots).toHaveLength(10)
  })

  test('is required for a new source', async () => {
    const body = { id: null, name: 'New', settings: settings(), code: ' ' }
    expect((await source.desk.post('/feed/save-source', body)).json().messageCode).toBe('feed_code_required')
  })
})

describe('testing a source', () => {
  test('shows ten lots as they would be imported, with their originals, and writes nothing', async () => {
    const { result } = await ask({})
    expect(result).toMatchObject({ failure: null, total: 300 })
    expect(result.lots).toHaveLength(10)
    const [lot] = result.lots
    expect(lot).toMatchObject({ status: lotStatus.upcoming, problem: null })
    expect(lot.raw).toContainEqual({ name: 'id', value: lot.sourceId })
    expect(await query('select count(*)::int as lots from lots')).toEqual([{ lots: 0 }])
    const others = (await ask({ skip: 10 })).result.lots
    expect(others.map(({ sourceId }: { sourceId: string }) => sourceId)).not.toContain(lot.sourceId)
  })

  test('lists unknown words until they have a meaning', async () => {
    const unknownOf = async (id: number | null) => {
      const { lots } = (await ask({ id, table: 'stats' })).result
      return lots.flatMap(({ unknown }: { unknown: { word: string }[] }) => unknown.map(({ word }) => word))
    }
    expect(await unknownOf(null)).toContain('PEARL2T')
    const id = await aSource()
    const pearl = { id, field: 'color', word: 'PEARL2T', meaning: 'Pearl' }
    expect((await source.desk.put('/feed/set-word', pearl)).statusCode).toBe(200)
    expect(await unknownOf(id)).not.toContain('PEARL2T')
  })

  test.each<[string, { code?: string; address?: string }, string, string]>([
    [
      'a code is wrong, without repeating the code',
      { code: 'a wrong code' },
      'refused',
      'error: wrong code ••••',
    ],
    ['nobody answers', { address: 'http://127.0.0.1:1/xml' }, 'unreachable', 'ECONNREFUSED'],
  ])(
    'reports in the source’s own words that %s',
    async (_what, { code = fakeCode, ...more }, reason, said) => {
      const { result } = await ask({ code, settings: settings(more) })
      expect(result).toMatchObject({ failure: { reason, said }, lots: [] })
    },
  )

  test('with bikes shows ten lots, too', async () => {
    const { result } = await ask({
      settings: sourceSettings(source.fake.bikesUrl, { kind: 'bikes', imageHost: 'https://img.example' }),
      table: 'bike',
    })
    expect(result.lots).toHaveLength(10)
    expect(result.lots[0]).toMatchObject({ maker: 'Honda', pictures: 3, hasSheet: true })
  })
})

test('the buyer’s address is sent if the source requires one', async () => {
  const wanting = await startFakeFeeds({ live: 20, ended: 20, code: fakeCode, wantsAddress: true })
  const answer = (clientAddress: string) =>
    ask({ settings: sourceSettings(wanting.sqlUrl, { clientAddress }) })
  try {
    expect((await answer('')).result.failure).toEqual({
      reason: 'refused',
      said: 'error: ip of the user is required',
    })
    expect((await answer('203.0.113.80')).result.failure).toBeNull()
  } finally {
    await wanting.stop()
  }
})

test('a relay that needs the statement in base64 gets it that way', async () => {
  const relay = await startFakeFeeds({ live: 20, ended: 20, code: fakeCode, wantsBase64: true })
  const answer = (statementAs: 'sql' | 'base64') =>
    ask({ settings: sourceSettings(relay.sqlUrl, { statementAs }) })
  try {
    expect((await answer('sql')).result.failure).toEqual({
      reason: 'refused',
      said: 'You have an error in your SQL syntax',
    })
    expect((await answer('base64')).result).toMatchObject({ failure: null, total: 20 })
  } finally {
    await relay.stop()
  }
})

describe('pulling from a source', () => {
  test('starts only once its contract is known to allow a copy', async () => {
    const id = await aSource({ mayKeepCopy: false })
    const before = source.fake.counts.asked
    await pull(id)
    expect(source.fake.counts.asked).toBe(before)
    expect((await source.desk.post('/feed/start-pull', { id })).json().messageCode).toBe(
      'feed_copy_not_allowed',
    )
  })

  test('can be paused and stopped by staff, and shows its progress', async () => {
    const id = await aSource({ tables: ['main'], pageRows: 100 })
    await pull(id, 2)
    const pulls = async () => (await source.desk.get('/feed/pulls', { id })).json().result.pulls
    expect(await pulls()).toMatchObject([{ part: 'main', isUnderWay: true, read: 100, total: 300 }])
    const feed = { id, name: 'Paused', everyMinutes: 10, paused: true }
    await source.desk.put('/feed/update', feed)
    await pull(id)
    expect(await pulls()).toMatchObject([{ read: 100 }])
    await source.desk.put('/feed/update', { ...feed, paused: false })
    await source.desk.post('/feed/stop-pull', { id, part: 'main' })
    await pull(id)
    expect(await pulls()).toMatchObject([{ isUnderWay: false, stopped: true }])
    expect(await query('select count(*)::int as lots from lots')).toEqual([{ lots: 100 }])
    await source.desk.post('/feed/start-pull', { id })
    await pull(id)
    expect(await pulls()).toMatchObject([{ isUnderWay: false, stopped: false, read: 300, total: 300 }])
    const jobs = await query(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'pullFeed'`,
    )
    expect(jobs).toEqual([{ jobs: 1 }])
  })

  test('is reported if it keeps failing, keeps its place, and continues later', async () => {
    const id = await aSource({ tables: ['main'], pageRows: 100 })
    await pull(id, 2)
    source.fake.setFaults(1)
    await pull(id, 8)
    const view = async () =>
      (await source.desk.get('/feed/index'))
        .json()
        .result.feeds.find((feed: { id: number }) => feed.id === id)
    expect(await view()).toMatchObject({ source: 'sql', state: 'failed', lastRun: { failure: 'source' } })
    const [failed] = (await source.desk.get('/feed/pulls', { id })).json().result.pulls
    expect(failed).toMatchObject({ isUnderWay: true, read: 100, failure: expect.anything() })
    expect(failed.retryAt).not.toBeNull()
    source.fake.setFaults(0)
    pass(20)
    await pull(id)
    expect(await view()).toMatchObject({ state: 'healthy', lastRun: { failure: null, read: 300 } })
  })
})

test('starts over for a source that moves to another host', async () => {
  const id = await aSource({ tables: ['main'], pageRows: 100 })
  await pull(id, 2)
  const other = await startFakeFeeds({ seed: 2, live: 40, ended: 0, code: fakeCode })
  try {
    const body = {
      id,
      name: 'Moved',
      settings: sourceSettings(other.sqlUrl, { tables: ['main'] }),
      code: fakeCode,
    }
    await source.desk.post('/feed/save-source', body)
    await pull(id)
    const runs = await query('select read, failure from feed_runs order by id')
    expect(runs).toEqual([
      { read: 100, failure: 'interrupted' },
      { read: 40, failure: null },
    ])
  } finally {
    await other.stop()
  }
})

describe('words in a source', () => {
  test('are listed by frequency, unknown ones first, and apply once they have a meaning', async () => {
    const id = await aSource({ historyDays: 40, tables: ['stats'] })
    await pull(id)
    const words = async () => (await source.desk.get('/feed/words', { id })).json().result.words
    const passed = (await words()).find(({ word }: { word: string }) => word === 'PASSED BY HALL')
    expect(passed).toMatchObject({ field: 'status', meaning: null, builtIn: false })
    expect(passed.lots).toBeGreaterThan(1)
    const unknown = await query('select count(*)::int as lots from lots where status = $1', [
      lotStatus.unknown,
    ])
    expect(unknown[0].lots).toBe(passed.lots)
    const set = (meaning: string) =>
      source.desk.put('/feed/set-word', { id, field: 'status', word: 'passed by hall', meaning })
    expect((await set('Whatever')).json().messageCode).toBe('feed_word_unknown')
    await set('Not sold')
    expect((await words()).find(({ word }: { word: string }) => word === 'PASSED BY HALL').meaning).toBe(
      'Not sold',
    )
    await source.desk.post('/feed/start-pull', { id })
    await query(`delete from feed_pulls`)
    await pull(id)
    const left = await query('select count(*)::int as lots from lots where status = $1', [lotStatus.unknown])
    expect(left).toEqual([{ lots: 0 }])
  })
})

describe('a word’s meaning', () => {
  test('is illustrated by three lots as they would be imported and by their raw records', async () => {
    const id = await aSource({ historyDays: 40, tables: ['stats'] })
    const prove = async (field: string, word: string) =>
      (await source.desk.post('/feed/word-proof', { id, field, word })).json().result
    const { failure, column, lots } = await prove('status', 'PASSED BY HALL')
    expect([failure, column, lots.length]).toEqual([null, 'status', 3])
    for (const lot of lots) {
      expect(lot.unknown).toContainEqual({ field: 'status', word: 'PASSED BY HALL' })
      expect(lot.raw).toContainEqual({ name: 'status', value: 'PASSED BY HALL' })
    }
    expect((await prove('gearbox', 'no such box')).lots).toEqual([])
    expect(await query('select count(*)::int as lots from lots')).toEqual([{ lots: 0 }])
  })

  test('comes with the reason if the source does not answer', async () => {
    const id = await aSource({}, 'a-code-that-is-wrong')
    const asked = { id, field: 'color', word: 'WINE' }
    expect((await source.desk.post('/feed/word-proof', asked)).json().result).toMatchObject({
      failure: { reason: expect.any(String) },
      lots: [],
    })
  })
})

test('clients cannot see a source’s words', async () => {
  const id = await aSource()
  const client = await server.signInAs(await aClient(server.db))
  for (const path of ['/feed/source', '/feed/pulls', '/feed/words'])
    expect((await client.get(path, { id })).statusCode).toBe(403)
})

const outside = testServer({ privateFeedHosts: false })
test.each([
  'http://127.0.0.1:80/xml',
  'http://localhost/xml',
  'http://169.254.169.254/latest',
  'http://[::1]/xml',
])('staff cannot make the server call its own network: %s', async (address) => {
  const desk = await outside.signInAs(await aManager(outside.db))
  const body = { id: null, settings: sourceSettings(address), code: 'x', table: 'main' }
  const { result } = (await desk.post('/feed/test-source', body)).json()
  expect(result.failure.reason).toBe('inside')
})
