import { Readable } from 'node:stream'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import type { FeedRecord } from '@seriba/server-feed/read-line'
import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ndjson, testImports } from '../test/feed-imports.ts'
import { aCarLine } from '../test/lot-builders.ts'

const { url, query, importStream, importText, importLines, stored } = testImports()

const changes = async () => (await query('select count(*) from lot_changes')).rows[0].count

const result = ({ kind, auction, auctionDate, lotNo }: FeedRecord, said: FeedRecord) => ({
  kind,
  auction,
  auctionDate,
  lotNo,
  ...said,
})

describe('a lot from a feed', () => {
  test('is stored with its auction day in Japan and the rank of its grade', async () => {
    await importLines(
      aCarLine({
        auctionDate: '2026-11-24T00:30:00+09:00',
        condition: 'R',
        status: 'Sold (nego)',
        images: ['/a.svg'],
      }),
    )
    expect(await stored()).toMatchObject([
      {
        auction_day: '2026-11-24',
        condition_rank: 0.9,
        chassis_code: 'AGH30W',
        status: lotStatus.soldNego,
        images: ['/a.svg'],
      },
    ])
  })

  test('does not get back a placeholder image that was removed, and is not rewritten for it', async () => {
    const [photo, none] = ['https://hall.example/1.jpg', 'https://hall.example/none.jpg']
    const line = aCarLine({ lotNo: 7171, images: [none, photo], auctionSheet: none })
    await importLines(line)
    await query(
      `update lots set no_photos = '{${none}}', images = '{${photo}}', auction_sheet = null where lot_no = 7171`,
    )
    const before = await changes()
    await importLines(line)
    expect(await changes()).toBe(before)
    await importLines({ ...line, images: [none, photo, 'https://hall.example/2.jpg'] })
    const { rows } = await query('select images, auction_sheet from lots where lot_no = 7171')
    expect(rows).toEqual([{ images: [photo, 'https://hall.example/2.jpg'], auction_sheet: null }])
  })

  test('keeps the facts specific to its kind', async () => {
    const common = {
      auction: 'BDS',
      auctionDate: '2026-11-24T10:00:00+09:00',
      lotNo: 5,
      maker: 'Honda',
      model: 'CB400',
    }
    await importLines(
      { ...common, kind: 'bike', serial: 'NC42-1', ratings: { engine: 5, frame: 6 } },
      { ...common, kind: 'machinery', hours: '2400', description: { Bucket: '0.2 m³' } },
    )
    expect((await stored()).map(({ details }) => details)).toEqual([
      { serial: 'NC42-1', ratings: { engine: 5, frame: 6 } },
      { hours: 2400, description: [['Bucket', '0.2 m³']] },
    ])
  })

  test('is left untouched when it is imported again', async () => {
    const lines = [aCarLine(), aCarLine({ images: ['/1.svg', '/2.svg'], inspection: { list: 'a b' } })]
    await importLines(...lines)
    const before = (await query('select updated_at from lots')).rows
    const again = await importLines(...lines)
    expect(again).toMatchObject({ written: 0, unchanged: 2, skippedCount: 0 })
    expect((await query('select updated_at from lots')).rows).toEqual(before)
    expect(await changes()).toBe(2)
  })

  test('is updated and logged if it changed, but keeps an outcome that the new line omits', async () => {
    const line = aCarLine({ status: 'sold', soldPrice: 2_000_000 })
    await importLines(line)
    const { status: _status, soldPrice: _price, ...silent } = line
    const summary = await importLines({ ...silent, color: 'Black' })
    expect(summary).toMatchObject({ written: 1, unchanged: 0 })
    expect(await stored()).toMatchObject([{ color: 'Black', status: lotStatus.sold, sold_price: 2_000_000 }])
    expect(await changes()).toBe(2)
  })

  test('named twice in a file ends up like its last line', async () => {
    const line = aCarLine({ color: 'White' })
    expect(await importLines(line, { ...line, color: 'Black' })).toMatchObject({ read: 2, written: 1 })
    expect(await stored()).toMatchObject([{ color: 'Black' }])
  })
})

describe('a result', () => {
  test('with a null price removes the price, and one without a price leaves it', async () => {
    const line = aCarLine()
    await importLines(line, result(line, { status: 'sold', soldPrice: 1_900_000 }))
    await importLines(result(line, { status: 'sold' }))
    expect(await stored()).toMatchObject([{ sold_price: 1_900_000 }])
    await importLines(result(line, { soldPrice: null }))
    expect(await stored()).toMatchObject([{ status: lotStatus.sold, sold_price: 0 }])
  })

  test('changes status and price only', async () => {
    const line = aCarLine({ color: 'White', images: ['/1.svg'] })
    await importLines(line)
    const [before] = await stored()
    await importLines(result(line, { status: 4533, soldPrice: 1_900_000 }))
    expect(await stored()).toEqual([{ ...before, status: 4533, sold_price: 1_900_000 }])
    await importLines(result(line, { status: 'Not sold' }))
    expect(await stored()).toEqual([{ ...before, status: 4535, sold_price: 1_900_000 }])
  })

  test('may appear in the same file as its lot', async () => {
    const line = aCarLine({ color: 'White' })
    await importLines(line, result(line, { status: 'sold', soldPrice: 5_000 }))
    expect(await stored()).toMatchObject([{ color: 'White', status: lotStatus.sold, sold_price: 5_000 }])
  })

  test('for an unknown lot is reported with its line', async () => {
    const summary = await importLines(aCarLine(), result(aCarLine(), { status: 'sold' }))
    expect(summary.skipped).toEqual([{ line: 2, reason: 'lotNo: no such lot for this result' }])
    expect(await stored()).toHaveLength(1)
  })

  test('is announced to listening pages', async () => {
    const line = aCarLine()
    await importLines(line)
    const listener = new pg.Client({ connectionString: url })
    await listener.connect()
    await listener.query('listen lot_changes')
    const heard = new Promise((resolve) => listener.once('notification', ({ channel }) => resolve(channel)))
    await importLines(result(line, { status: 'sold' }))
    expect(await heard).toBe('lot_changes')
    await listener.end()
  })
})

describe('bad lines', () => {
  test.each([
    ['{"kind":"car"', 'is not valid JSON'],
    ['[1]', 'is not a JSON object'],
    [JSON.stringify(aCarLine({ kind: 'boat' })), 'kind: must be one of car, bike, machinery, stock'],
    [JSON.stringify(aCarLine({ auctionDate: '2026-11-24T10:00:00' })), /^auctionDate: needs a zone/],
    [
      JSON.stringify(aCarLine({ auctionDate: '2026-02-30T10:00:00Z' })),
      'auctionDate: is not a day of the calendar',
    ],
    [JSON.stringify(aCarLine({ auctionDate: null })), 'auctionDate: is required'],
    [JSON.stringify(aCarLine({ maker: ' ' })), 'maker: is required'],
    [JSON.stringify(aCarLine({ lotNo: 'x1' })), 'lotNo: must be a whole number'],
    [JSON.stringify(aCarLine({ year: 20190 })), 'year: must be from 1900 to 2100'],
    [JSON.stringify(aCarLine({ status: 'gone' })), /^status: is not a status/],
    [JSON.stringify(aCarLine({ images: ['javascript:alert(1)'] })), 'images: must be an http or https URL'],
    [JSON.stringify(aCarLine({ grade: 'a\0b' })), 'grade: contains a NUL character'],
    [
      JSON.stringify(aCarLine({ inspection: { a: '\0' } })),
      'inspection: contains characters that cannot be stored',
    ],
    [JSON.stringify(aCarLine({ color: {} })), 'color: must be text'],
  ])('such as %s are skipped with a reason, and the rest is imported', async (line, reason) => {
    const summary = await importText(`${ndjson([aCarLine()])}\n${line}\n${ndjson([aCarLine()])}`)
    expect(summary).toMatchObject({ read: 3, written: 2, skippedCount: 1 })
    expect(summary.skipped).toMatchObject([
      { line: 2, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ])
  })

  test('are all counted, but only the first thousand are kept', async () => {
    const summary = await importText(`${ndjson([aCarLine()])}\n${'broken\n'.repeat(1500)}`)
    expect(summary.skippedCount).toBe(1500)
    expect(summary.skipped).toHaveLength(1000)
    expect(await stored()).toHaveLength(1)
  })

  test('that never end do not fill the memory', async () => {
    async function* endless() {
      yield Buffer.from(`${ndjson([aCarLine()])}\n{"kind":"`)
      for (let i = 0; i < 50; i++) yield Buffer.alloc(100_000, 'x')
      yield Buffer.from(`"}\n${ndjson([aCarLine()])}`)
    }
    const summary = await importStream(Readable.from(endless()))
    expect(summary).toMatchObject({ read: 3, written: 2, skippedCount: 1 })
  })

  test('never stop an import, whatever they contain', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
      fc
        .record({
          field: fc.constantFrom(...Object.keys(aCarLine()), 'ratings', 'inspection', '__proto__'),
          value: fc.jsonValue(),
        })
        .map(({ field, value }) => JSON.stringify({ ...aCarLine(), [field]: value })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 30 }), async (lines) => {
        const good = aCarLine()
        await importText([JSON.stringify(good), ...lines, ''].join('\n'))
        const { rowCount } = await query('select from lots where lot_no = $1', [good.lotNo])
        expect(rowCount).toBe(1)
      }),
      { numRuns: 30 },
    )
  })
})

describe('any feed', () => {
  const lines = fc
    .uniqueArray(
      fc.record({
        lotNo: fc.integer({ min: 1, max: 500 }),
        auction: fc.constantFrom('USS Tokyo', 'Say "hi"\\ | tab\t', 'ハナテン'),
        color: fc.string({ unit: 'grapheme', maxLength: 20 }),
        info: fc.string({ maxLength: 60 }),
        soldPrice: fc.integer({ min: 0, max: 5_000_000 }),
        isUss: fc.boolean(),
      }),
      { selector: ({ lotNo }) => lotNo, maxLength: 40 },
    )
    .map((facts) => facts.map((fact) => aCarLine({ ...fact, info: fact.info.replaceAll('\0', '') })))

  test('leaves the same rows when it is imported twice or in a different order', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.infiniteStream(fc.nat()), async (some, dice) => {
        await query('delete from lots')
        await importLines(...some)
        const once = await stored()
        expect(once).toHaveLength(some.length)
        const shuffled = some
          .map((line) => ({ line, place: dice.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ line }) => line)
        expect(await importLines(...shuffled)).toMatchObject({ written: 0 })
        expect(await stored()).toEqual(once)
        await query('delete from lots')
        await importLines(...shuffled)
        expect(await stored()).toEqual(once)
      }),
      { numRuns: 12 },
    )
  })
})

test('an empty file contains no lots', async () => {
  expect(await importText('')).toMatchObject({ read: 0, written: 0, skippedCount: 0 })
  expect(await importText('\n\n')).toMatchObject({ read: 0 })
})
