import { ReaderFailed, type SheetReader } from '@seriba/server-sheets/reader/sheet-reader'
import { sampleReading } from '@seriba/server-sheets/sample-sheet'
import { testSheetReader } from '@seriba/server-sheets/test-reader'
import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const price = { input: 3, output: 15 }
const sheetReader = {
  provider: 'anthropic' as const,
  url: 'http://127.0.0.1:9',
  key: 'key',
  model: 'eyes-1',
  price,
  mostADay: 100,
}

type Read = SheetReader['read']
async function tested(read: Read, mostADay = 100) {
  const staff = await aManager(server.db)
  const reader: SheetReader = { kind: 'machine', model: 'eyes-1', read }
  const config = { ...testConfig, sheetReader: { ...sheetReader, mostADay } }
  return testSheetReader({ db: server.db, config, reader }, { userId: staff.id })
}
const calls = () =>
  server.db
    .selectFrom('sheet_reader_calls')
    .select(['lot_id', 'outcome', 'cost_micros'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('the reader is tested with a drawn sheet, and its answer is compared with the drawing', async () => {
  const answer = await tested(async ({ image }) => {
    expect(image?.type).toBe('image/png')
    const truth = sampleReading()
    return { reading: { ...truth, marks: truth.marks.slice(1) }, used: { input: 2000, output: 500 } }
  })
  expect(answer).toMatchObject({ outcome: 'read', problem: null, microDollars: 13_500, model: 'eyes-1' })
  expect(answer.of).toBeGreaterThan(8)
  expect(answer.right).toBe(answer.of - 1)
  expect(await calls()).toEqual({ lot_id: null, outcome: 'read', cost_micros: 13_500 })
})

test('a failing reader is reported with its reason and counted', async () => {
  const problem = 'the reader of sheets answers with 401 authentication_error'
  const answer = await tested(() => Promise.reject(new ReaderFailed(problem)))
  expect(answer).toMatchObject({ outcome: 'failed', problem, right: 0, microDollars: null })
  expect(await calls()).toMatchObject({ outcome: 'failed' })
})

test('tests count toward the daily limit, and none is made once it is reached', async () => {
  await expect(tested(async () => ({ reading: null, used: null }), 0)).rejects.toMatchObject({
    code: 'daily_limit',
  })
})

test('without a reader, there is nothing to test', async () => {
  const browser = await server.signInAs(await aManager(server.db))
  expect((await browser.post('/site/sheet-reader-test', {})).statusCode).toBe(404)
})
