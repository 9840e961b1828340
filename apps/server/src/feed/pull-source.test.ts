import { lotStatus } from '@seriba/domain/lots/lot-status'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { afterEach, describe, expect, test } from 'vitest'
import { testSources } from '../test/feed-sources.ts'

const source = testSources()
const { aSource, pull, query, pass, stored, empty } = source
const today = jstDay(new Date())

afterEach(async () => {
  source.fake.setFaults(0)
  await empty()
})

const counts = async () => {
  const [row] = await query(
    `select count(*)::int as lots, (select count(*)::int from feed_lots) as links from lots`,
  )
  return row
}
const lotOf = async (sourceId: string) =>
  (
    await query(
      `select l.*, l.auction_day::text as day from feed_lots f join lots l on l.id = f.lot_id where f.source_id = $1`,
      [sourceId],
    )
  )[0]
const idOf = async (index: number) => {
  const { tables } = source.fake
  const rows = tables.rows({ table: 'main', isCount: false, conditions: [], skip: index, rows: 1 })
  return rows[0]?.id ?? ''
}

describe('pulling a source', () => {
  test('imports upcoming lots and the requested days of results, each once', async () => {
    const id = await aSource({ historyDays: 30 })
    await pull(id)
    const { lots, links } = await counts()
    expect(links).toBe(700 + 30 * 8)
    expect(lots).toBe(links)
    const runs = await query(
      'select part, read, skipped, ended_at is not null as ended from feed_runs order by id',
    )
    expect(runs).toMatchObject([
      { part: 'main', read: 700, skipped: 0, ended: true },
      { part: 'stats', read: 0, ended: true },
      { part: 'history', read: 240, skipped: 0, ended: true },
    ])
    expect(source.fake.counts.atOnce).toBe(1)
  })

  test('gives the same result despite errors as text, 429, 503, resets, and partial answers', async () => {
    await pull(await aSource({ historyDays: 30 }))
    const smooth = await stored()
    await empty()
    source.fake.setFaults(0.3)
    await pull(await aSource({ historyDays: 30 }))
    expect(source.fake.counts.faulty).toBeGreaterThan(5)
    expect(await stored()).toEqual(smooth)
  })

  test.each([
    ['JSON', { answersAs: 'json' }],
    ['gzip', { gzip: true }],
  ] as const)('gives the same result in %s', async (_form, more) => {
    await pull(await aSource())
    const xml = await stored()
    await empty()
    await pull(await aSource(more))
    expect(await stored()).toEqual(xml)
  })

  test('changes nothing the second time', async () => {
    const id = await aSource()
    await pull(id)
    pass(11)
    await pull(id)
    const [last] = await query(
      `select written, unchanged from feed_runs where part = 'main' order by id desc limit 1`,
    )
    expect(last).toEqual({ written: 0, unchanged: 700 })
  })

  test('imports bikes in pages, with pictures from their host', async () => {
    const id = await aSource({ kind: 'bikes', tables: ['bike'], imageHost: 'https://img.example' })
    await pull(id)
    expect(await counts()).toEqual({ lots: 600, links: 600 })
    const [bike] = await stored()
    expect(bike).toMatchObject({ kind: 'bike', auction_sheet: 'https://img.example/bikes/0/1.jpg' })
  })
})

describe('a lot from a source', () => {
  test('stays the same lot when it is postponed', async () => {
    const id = await aSource()
    await pull(id)
    const sourceId = await idOf(6)
    const before = await lotOf(sourceId)
    const day = addDays(before.day, 7)
    source.fake.tables.change(6, { auction_date: `${day} 10:00:00`, time: '2030-01-01 10:00:00' })
    pass(11)
    await pull(id)
    expect(await lotOf(sourceId)).toMatchObject({ id: before.id, day, auction_at: `${day}T01:00:00.000Z` })
    expect((await counts()).lots).toBe(700)
  })

  test('keeps its identity when it swaps numbers with another', async () => {
    const id = await aSource()
    await pull(id)
    const ids = [await idOf(20), await idOf(20 + 56)]
    const [first, second] = [await lotOf(ids[0] ?? ''), await lotOf(ids[1] ?? '')]
    expect(first.auction).toBe(second.auction)
    source.fake.tables.change(20, { lot: String(second.lot_no) })
    source.fake.tables.change(76, { lot: String(first.lot_no) })
    pass(400)
    await pull(id)
    expect(await lotOf(ids[0] ?? '')).toMatchObject({ id: first.id, lot_no: second.lot_no })
    expect(await lotOf(ids[1] ?? '')).toMatchObject({ id: second.id, lot_no: first.lot_no })
  })

  test('is removed after missing twice before its sale, and returns when it is listed again', async () => {
    const id = await aSource({ timeMeans: 'fuel' })
    await pull(id)
    const sourceId = await idOf(5)
    source.fake.tables.vanish(5)
    const statusAfterPass = async () => {
      pass(11)
      await pull(id)
      return (await lotOf(sourceId)).status
    }
    expect(await statusAfterPass()).toBe(lotStatus.upcoming)
    expect(await statusAfterPass()).toBe(lotStatus.removed)
    source.fake.tables.listAgain(5)
    expect(await statusAfterPass()).toBe(lotStatus.upcoming)
  })

  test('is not removed when the source suddenly loses most of its lots', async () => {
    const id = await aSource({ timeMeans: 'fuel' })
    await pull(id)
    for (let index = 0; index < 500; index++) source.fake.tables.vanish(index)
    for (let passes = 0; passes < 3; passes++) {
      pass(11)
      await pull(id)
    }
    for (let index = 0; index < 500; index++) source.fake.tables.listAgain(index)
    const removed = await query('select count(*)::int as lots from lots where status = $1', [
      lotStatus.removed,
    ])
    expect(removed).toEqual([{ lots: 0 }])
  })

  test('keeps its result even if a row without one is still listed', async () => {
    const id = await aSource({ timeMeans: 'fuel' })
    await pull(id)
    const sourceId = await idOf(0)
    const before = await lotOf(sourceId)
    expect(before.day).toBe(today)
    source.fake.tables.end(0, { status: 'SOLD', finish: '1230000', auction_date: `${today} 00:00:00` })
    source.fake.tables.listAgain(0)
    pass(11)
    await pull(id)
    const sold = {
      id: before.id,
      status: lotStatus.sold,
      sold_price: 1_230_000,
      // Its result gives only the day.
      auction_at: before.auction_at,
    }
    expect(await lotOf(sourceId)).toMatchObject(sold)
    pass(11)
    await pull(id)
    expect(await lotOf(sourceId)).toMatchObject(sold)
  })

  test('a lot whose number has the same digits as another is reported and does not replace it', async () => {
    const id = await aSource()
    const first = (await idOf(10)).slice()
    source.fake.tables.change(10 + 56, { lot: 'B0001', auction: 'TAA Kinki' })
    source.fake.tables.change(10, { lot: '0001', auction: 'TAA Kinki' })
    await pull(id)
    expect(await lotOf(first)).toMatchObject({ lot_no: 1, auction: 'TAA Kinki' })
    const reasons = (await query('select reason from feed_bad_lines')).map(({ reason }) => reason)
    expect(reasons).toContainEqual(expect.stringContaining('B0001 has the digits of another lot of that day'))
  })
})

describe('between two complete passes', () => {
  test('only rows written since then are requested', async () => {
    const id = await aSource({ tables: ['main'] })
    await pull(id)
    pass(11)
    await pull(id)
    source.fake.tables.change(3, { color: 'RED', time: '2030-02-02 10:00:00' })
    pass(11)
    await pull(id)
    const [last] = await query('select part, read, written from feed_runs order by id desc limit 1')
    expect(last.written).toBe(1)
    expect((await lotOf(await idOf(3))).color).toBe('Red')
  })
})
