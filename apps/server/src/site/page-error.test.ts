import { pageErrorLog } from '@seriba/server-company/page-error-log'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { testConfig } from '../test/config.ts'
import { testDb } from '../test/db.ts'

const database = testDb()
const lines: Record<string, unknown>[] = []
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  app = await buildApp({ url: database.url, db: database.db, config: testConfig, log })
  return () => app.close()
})

const report = (payload: object) => app.inject({ method: 'POST', url: '/v1/site/page-error', payload })

test('an error in a browser’s page is logged with the error and its place', async () => {
  const failure = { message: 'not a function', stack: 'at Lot.tsx:1', page: '/car-auctions/1001' }
  expect((await report(failure)).statusCode).toBe(200)
  expect(lines).toEqual([expect.objectContaining({ pageError: failure, msg: 'a page failed in a browser' })])
})

test('a report larger than a page would send is refused and not logged', async () => {
  const before = lines.length
  const { statusCode } = await report({ message: 'x'.repeat(501), page: '/' })
  expect(statusCode).toBe(422)
  expect(lines).toHaveLength(before)
})

test('a hundred reports a minute are logged, along with the number left out', () => {
  const written: unknown[] = []
  let now = 5
  const report = pageErrorLog({ warn: (facts: unknown) => written.push(facts) } as never, () => now)
  for (let at = 0; at < 130; at += 1) report({ pageError: at })
  expect(written).toHaveLength(100)
  now += 60_000
  report({ pageError: 'later' })
  expect(written.slice(100)).toEqual([{ leftOut: 30 }, { pageError: 'later' }])
})
