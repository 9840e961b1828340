import { dayMs } from '@seriba/domain/time/jst'
import { withTransaction } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { testWorker } from '../test/worker.ts'

const server = testServer()

const tomorrow = () => new Date(Date.now() + dayMs).toISOString()
let lots = 100
const aLine = (more: object = {}) =>
  JSON.stringify({
    kind: 'car',
    auction: 'USS Tokyo',
    auctionDate: tomorrow(),
    lotNo: ++lots,
    maker: 'Toyota',
    model: 'Hiace',
    status: 4532,
    ...more,
  })

let feeds = 0
async function aFeed(more: object = {}) {
  const desk = await server.signInAs(await aManager(server.db))
  const { id, key } = (
    await desk.post('/feed/create', { name: `Feed ${++feeds}`, everyMinutes: null, ...more })
  ).json().result
  const send = (lines: string[], { query = '', bearer = key } = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/v1/feed/lots${query}`,
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${bearer}` },
      payload: lines.join('\n'),
    })
  const view = async () =>
    (await desk.get('/feed/index')).json().result.feeds.find((feed: { id: number }) => feed.id === id)
  return { desk, id, key, send, view }
}

const lotOf = (lotNo: number) =>
  server.db.selectFrom('lots').select(['id', 'model']).where('lot_no', '=', lotNo).executeTakeFirst()

describe('lots sent with a key', () => {
  test('are imported, bad lines are reported and kept, and resending changes nothing', async () => {
    const { desk, id, send, view } = await aFeed()
    const good = aLine({ color: 'Pearl', wheels: 4 })
    const lines = [good, '{"kind":"car"}', 'no json']
    const { result } = (await send(lines)).json()
    expect(result).toMatchObject({ read: 3, written: 1, unchanged: 0, skipped: 2, ignored: ['wheels'] })
    expect(result.badLines.map(({ line }: { line: number }) => line)).toEqual([2, 3])
    expect(await lotOf(lots)).toMatchObject({ model: 'Hiace' })
    expect((await send([good])).json().result).toMatchObject({ written: 0, unchanged: 1 })
    const shown = await view()
    expect(shown).toMatchObject({ state: 'healthy', lastRun: { read: 1, skipped: 0, failure: null } })
    expect(shown.hours).toEqual([...Array(23).fill(0), 1])
    const { runs } = (await desk.get('/feed/runs', { id })).json().result
    const [, first] = runs
    const bad = (await desk.get('/feed/bad-lines', { runId: first.id })).json().result
    expect(bad.lines).toMatchObject([{ line: 2 }, { line: 3, reason: 'is not valid JSON' }])
  })

  test('may also be CSV, and a dry run writes nothing', async () => {
    const { send, view } = await aFeed()
    const csv = [
      'kind,auction,auctionDate,lotNo,maker,model',
      `car,JU Gunma,${tomorrow()},${++lots},Mazda,Demio`,
    ]
    expect(
      (await send([...csv, 'car,JU Gunma,never,7,Mazda,Demio'], { query: '?dryRun=1' })).json().result,
    ).toMatchObject({
      read: 2,
      skipped: 1,
    })
    expect(await lotOf(lots)).toBeUndefined()
    expect((await view()).state).toBe('new')
    expect((await send(csv)).json().result.written).toBe(1)
    expect(await lotOf(lots)).toMatchObject({ model: 'Demio' })
  })

  test('are refused with a wrong or expired key, or while the feed is paused', async () => {
    const { desk, id, key, send, view } = await aFeed()
    expect((await send([aLine()], { bearer: 'sbf_guessed' })).statusCode).toBe(401)
    const { key: renewed } = (await desk.post('/feed/renew-key', { id })).json().result
    expect((await send([aLine()], { bearer: key })).json().messageCode).toBe('feed_key')
    expect((await send([aLine()], { bearer: renewed })).statusCode).toBe(200)
    await desk.put('/feed/update', { id, name: 'Paused', everyMinutes: 5, paused: true })
    expect((await send([aLine()], { bearer: renewed })).json().messageCode).toBe('feed_paused')
    expect((await view()).state).toBe('paused')
  })

  test('that are not a feed are reported as such, and the run ends as unreadable', async () => {
    const { send, view } = await aFeed()
    expect((await send(['%PDF-1.4 nothing of lots'])).json().messageCode).toBe('feed_unreadable')
    expect(await view()).toMatchObject({ state: 'failed', lastRun: { failure: 'unreadable' } })
  })
})

describe('a run', () => {
  test('is refused while another run of the same feed is active, unless that one has died', async () => {
    const { id, send, view } = await aFeed()
    const running = { feed_id: id, way: 'key' as const }
    const { id: runId } = await server.db
      .insertInto('feed_runs')
      .values(running)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await send([aLine()])).json().messageCode).toBe('feed_running')
    await server.db
      .updateTable('feed_runs')
      .set({ seen_at: new Date(Date.now() - 180_000) })
      .where('id', '=', runId)
      .execute()
    expect((await view()).lastRun).toMatchObject({ failure: 'interrupted' })
    expect((await send([aLine()])).statusCode).toBe(200)
  })

  test('with an uploaded file is started by staff, through an address that works for ten minutes', async () => {
    const { desk, id, view } = await aFeed()
    const open = { id, fileName: 'uss.ndjson', dryRun: false }
    const { url } = (await desk.post('/feed/open-upload', open)).json().result
    const send = (to: string) => server.app.inject({ method: 'POST', url: to, payload: aLine() })
    expect((await send(url)).json().result.written).toBe(1)
    expect((await view()).lastRun).toMatchObject({ way: 'upload', fileName: 'uss.ndjson' })
    expect((await send(url.replace(/.$/, '_'))).statusCode).toBe(401)
  })
})

test('a feed that has sent nothing for twice its interval is late', async () => {
  const { id, send, view } = await aFeed({ everyMinutes: 10 })
  await send([aLine()])
  expect((await view()).state).toBe('healthy')
  await server.db
    .updateTable('feed_runs')
    .set({ ended_at: new Date(Date.now() - 21 * 60_000) })
    .where('feed_id', '=', id)
    .execute()
  expect((await view()).state).toBe('late')
})

test('a feed needs a name of its own, and clients cannot see feeds', async () => {
  const { desk } = await aFeed({ name: 'TAA' })
  const create = async (name: string) =>
    (await desk.post('/feed/create', { name, everyMinutes: null })).json()
  expect((await create('TAA')).messageCode).toBe('name_taken')
  expect((await create(' ')).messageCode).toBe('field_required')
  const client = await server.signInAs(await aClient(server.db))
  expect((await client.get('/feed/index')).statusCode).toBe(403)
})

test('two colleagues who explain a value at the same time are counted once', async () => {
  const { desk, id, send } = await aFeed()
  const { runId } = (await send([aLine({ mileage: -2 }), aLine({ status: 'Q9' })])).json().result
  const say = () => desk.post('/feed/fix-lines', { runId, field: 'mileage', value: '-2', becomes: null })
  const statuses = (await Promise.all([say(), say()])).map(({ statusCode }) => statusCode)
  // The second request finds the lines still there, or gone.
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
  const { runs } = (await desk.get('/feed/runs', { id })).json().result
  expect(runs[0]).toMatchObject({ skipped: 1 })
})

test('lines with a newly explained value are imported even if the process that should retry them was killed', async () => {
  const { desk, id, send } = await aFeed()
  const { runId } = (await send([aLine({ mileage: -3 }), aLine({ mileage: -3 })])).json().result
  // All that such a process leaves behind: the meaning and the job queued with it.
  await server.db
    .insertInto('feed_fixes')
    .values({ feed_id: id, field: 'mileage', value: '-3', becomes: null })
    .execute()
  await withTransaction(server, (tx) =>
    enqueue(tx, 'tryLines', { runId, feedId: id, field: 'mileage', value: '-3' }),
  )
  const worker = await testWorker(server)
  try {
    await expect
      .poll(async () => (await desk.get('/feed/runs', { id })).json().result.runs[0])
      .toMatchObject({ skipped: 0, written: 2 })
  } finally {
    await worker.stop()
  }
  expect((await desk.get('/feed/bad-lines', { runId })).json().result.lines).toEqual([])
})

test('explaining a value also queues a job that retries its lines', async () => {
  const { desk, id, send } = await aFeed()
  const { runId } = (await send([aLine({ mileage: -4 })])).json().result
  await desk.post('/feed/fix-lines', { runId, field: 'mileage', value: '-4', becomes: null })
  const queued = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'tryLines' and key like ${`try-lines:${runId}:%`}`.execute(
    server.db,
  )
  expect(queued.rows).toEqual([{ key: `try-lines:${runId}:mileage:-4` }])
  const { runs } = (await desk.get('/feed/runs', { id })).json().result
  expect(runs[0]).toMatchObject({ skipped: 0, written: 1 })
})

test('explaining an unreadable value imports its lines and those that come later', async () => {
  const { desk, id, send } = await aFeed()
  const lines = [
    aLine({ status: 'продан', soldPrice: 400_000 }),
    aLine({ mileage: -1 }),
    aLine({ status: 'Q7' }),
  ]
  const last = lots
  const { runId, skipped } = (await send(lines)).json().result
  expect(skipped).toBe(3)
  const bad = async () => (await desk.get('/feed/bad-lines', { runId })).json().result.lines
  expect(await bad()).toMatchObject([
    { field: 'status', value: 'продан', isKept: true, proposal: { becomes: 'Sold' } },
    { field: 'mileage', value: '-1', proposal: { becomes: null } },
    { field: 'status', value: 'Q7', proposal: null },
  ])
  const fix = async (more: object) => (await desk.post('/feed/fix-lines', { runId, ...more })).json()
  const sold = await fix({ field: 'status', value: 'продан', becomes: 'Sold' })
  expect(sold.result).toEqual({ fixed: 1, left: 0 })
  expect(await lotOf(last - 2)).toMatchObject({ model: 'Hiace' })
  const mileage = await fix({ field: 'mileage', value: '-1', becomes: null })
  expect(mileage.result).toEqual({ fixed: 1, left: 0 })
  const wrong = await fix({ field: 'status', value: 'Q7', becomes: 'Q8' })
  expect(wrong.fields).toEqual({ becomes: 'feed_fix_wrong' })
  expect(await bad()).toMatchObject([{ value: 'Q7' }])
  const { runs } = (await desk.get('/feed/runs', { id })).json().result
  expect(runs[0]).toMatchObject({ skipped: 1, written: 2 })
  expect((await send([aLine({ mileage: -1 })])).json().result).toMatchObject({ written: 1, skipped: 0 })
  const stranger = await server.signInAs(await aManager(server.db, { permissions: { feedsManage: false } }))
  expect(
    (await stranger.post('/feed/fix-lines', { runId, field: 'status', value: 'Q7', becomes: null }))
      .statusCode,
  ).toBe(403)
})
