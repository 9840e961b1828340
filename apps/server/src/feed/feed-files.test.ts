import { readFile } from 'node:fs/promises'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { describe, expect, test } from 'vitest'
import { testImports } from '../test/feed-imports.ts'
import { aCarLine } from '../test/lot-builders.ts'

const { importText, importLines, stored } = testImports()

describe('CSV', () => {
  test('is equivalent to NDJSON, with dots for objects and bars for lists', async () => {
    await importText(
      [
        'kind,auction,auctionDate,lotNo,maker,model,ratings.engine,ratings.front,images,info',
        'bike,BDS,2026-11-24T10:00:00+09:00,7,Honda,CB400,5,4.5,/a.svg|/b.svg,"one, ""two""\nthree"',
        'bike,BDS,2026-11-24T10:00:00+09:00,eight,Honda,CB400,,,,',
      ].join('\n'),
    )
    expect(await stored()).toMatchObject([
      {
        kind: 'bike',
        lot_no: 7,
        images: ['/a.svg', '/b.svg'],
        info: 'one, "two"\nthree',
        details: { ratings: { engine: 5, front: 4.5 } },
      },
    ])
  })

  test('numbers lines the way a person counts them', async () => {
    const head = 'kind,auction,auctionDate,lotNo,maker,model'
    const good = 'car,USS,2026-11-24T10:00:00+09:00,1,Toyota,Alphard'
    const { skipped } = await importText(`${head}\n${good}\n${good},more\n${good.replace('Toyota', '')}\n`)
    expect(skipped.map(({ line }) => line)).toEqual([3, 4])
  })

  test('reports a line only once, however many stray quotes it has', async () => {
    const head = 'kind,auction,auctionDate,lotNo,maker,model'
    const good = 'car,USS,2026-11-24T10:00:00+09:00,1,Toyota,Alphard'
    const stray = 'car,US"S,2026-11-24T10:00:00+09:00,2,Toy"ota,Alp"hard'
    const { read, written, skipped } = await importText(`${head}\n${stray}\n${good}\n`)
    expect({ read, written }).toEqual({ read: 2, written: 1 })
    expect(skipped.map(({ line }) => line)).toEqual([2])
  })

  test('with empty cells for the lot’s facts is a result', async () => {
    const line = aCarLine({ color: 'White' })
    await importLines(line)
    await importText(
      `kind,auction,auctionDate,lotNo,maker,color,status,soldPrice\n` +
        `${line.kind},${line.auction},${line.auctionDate},${line.lotNo},,,sold,700000`,
    )
    expect(await stored()).toMatchObject([{ color: 'White', status: lotStatus.sold, sold_price: 700_000 }])
  })

  test.each(['make,price\nToyota,1', 'nothing of the kind'])(
    'is refused if its header names no lots: %s',
    async (text) => {
      await expect(importText(text)).rejects.toThrow(/neither NDJSON nor CSV/)
    },
  )
})

test.each([
  ['one long line of JSON that is not an object', `[${'{"lotNo":1},'.repeat(200_000)}{}]`],
  ['a JSON array', '[{"kind":"car","lotNo":1}]'],
  ['half an object', '{"kind":"car"'],
  ['a picture', '\u0089PNG\u001a'.repeat(300_000)],
])('%s without a newline is not a feed, rather than a skipped line', async (_name, text) => {
  await expect(importText(text)).rejects.toThrow(/neither NDJSON nor CSV/)
})

test('a single lot without a newline is a feed', async () => {
  expect(await importText(JSON.stringify(aCarLine()))).toMatchObject({ read: 1, written: 1, skippedCount: 0 })
})

describe('the examples in the documentation', () => {
  const example = (name: string) =>
    readFile(new URL(`../../../../docs/feed/examples/${name}`, import.meta.url))

  test('are imported without a bad line, followed by their results', async () => {
    for (const name of ['cars', 'bikes', 'machinery', 'stock']) {
      expect(await importText(await example(`${name}.ndjson`))).toMatchObject({
        skippedCount: 0,
        ignored: [],
      })
    }
    expect(await importText(await example('results.ndjson'))).toMatchObject({ skippedCount: 0 })
    expect(await importText(await example('lots.csv'))).toMatchObject({ skippedCount: 0, ignored: [] })
  })

  test('change nothing the second time', async () => {
    const cars = await example('cars.ndjson')
    await importText(cars)
    expect(await importText(cars)).toMatchObject({ written: 0 })
  })
})
