import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FeedLot, FeedResult } from './feed-lot.ts'
import { problemsOf } from './feed-lot-problems.ts'

const read = (name: string): string[] =>
  readFileSync(new URL(`../../../docs/feed/examples/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

test.each(['cars', 'bikes', 'machinery', 'stock'])(
  'the example feed for %s contains only valid lots',
  (name) => {
    const lots = read(`${name}.ndjson`).map((line) => JSON.parse(line) as FeedLot)
    expect(lots.length).toBeGreaterThanOrEqual(5)
    expect(lots.flatMap(problemsOf)).toEqual([])
  },
)

test('the example results name lots of the example feeds', () => {
  const keyOf = (lot: FeedResult) => `${lot.kind} ${lot.auction} ${lot.auctionDate} ${lot.lotNo}`
  const known = new Set(
    ['cars', 'bikes', 'machinery'].flatMap((name) =>
      read(`${name}.ndjson`).map((line) => keyOf(JSON.parse(line) as FeedLot)),
    ),
  )
  const results = read('results.ndjson').map((line) => JSON.parse(line) as FeedResult)
  expect(results.filter((result) => !known.has(keyOf(result)))).toEqual([])
})

test('the example CSV has a cell for every column', () => {
  const cells = (line: string) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.slice(0, -1) ?? []
  const [header = '', ...rows] = read('lots.csv')
  const columns = header.split(',').length
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const row of rows) expect(cells(`${row},`)).toHaveLength(columns)
})
