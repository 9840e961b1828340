import { jstDay } from '@seriba/domain/time/jst'
import { readRates } from '@seriba/server-costs/rates/read-rates'
import { beforeEach, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { fakeBank } from '../test/fake-bank.ts'
import { testServer } from '../test/server.ts'
import { testWorker } from '../test/worker.ts'

const bank = await fakeBank()
const { url } = bank

const rates = { source: 'ecb', url } as const
const server = testServer({ rates })
const byHand = testServer()
const at = (time: string) => new Date(`${jstDay(new Date())}T${time}:00+09:00`)
const log = { warn: () => {} } as never
const readAt = (time: string) => readRates({ db: server.db, rates, log }, at(time))

const works = (yen = '180') => {
  const day = jstDay(new Date())
  bank.answerWith((response) =>
    response.end(
      `<e:Envelope xmlns:e="x"><Cube><Cube time='${day}'><Cube currency='JPY' rate='${yen}'/></Cube></Cube></e:Envelope>`.replaceAll(
        'e:Envelope',
        'gesmes:Envelope',
      ),
    ),
  )
}
const fails = () => {
  bank.answerWith((response) => response.writeHead(500).end())
}

beforeEach(async () => {
  await server.db.deleteFrom('exchange_rates').execute()
  await server.db.deleteFrom('rate_readings').execute()
})

async function told(of = server) {
  const manager = await of.signInAs(await aManager(of.db))
  const { reading } = (await manager.get('/site/rates-source')).json().result
  const board = (await manager.get('/user/dashboard')).json().result
  return { reading, onBoard: board.ratesFailingSince }
}
const instant = (time: string) => at(time).toISOString()

test('staff see which source the rates come from and when it was last read', async () => {
  expect(await told()).toEqual({
    reading: { source: 'ecb', triedAt: null, readAt: null, failing: null },
    onBoard: null,
  })
  works()
  await readAt('00:11')
  expect((await told()).reading).toMatchObject({ readAt: instant('00:11'), failing: null })
})

test('staff see since when the source has been failing, on the rates page and the dashboard, until it works again', async () => {
  works()
  await readAt('00:11')
  fails()
  await readAt('01:11')
  await readAt('02:11')
  expect(await told()).toEqual({
    reading: {
      source: 'ecb',
      triedAt: instant('02:11'),
      readAt: instant('00:11'),
      failing: { why: 'noAnswer', currency: null, since: instant('01:11') },
    },
    onBoard: instant('01:11'),
  })
  works()
  await readAt('03:11')
  expect(await told()).toMatchObject({ reading: { failing: null }, onBoard: null })
})

test('staff see which currency has an impossible rate', async () => {
  works()
  await readAt('00:11')
  works('18000')
  await readAt('01:11')
  expect((await told()).reading.failing).toMatchObject({ why: 'absurd', currency: 'EUR' })
})

test('a fault in our own database is not blamed on the source', async () => {
  works()
  await readAt('00:11')
  works('181')
  const lost = new Error('the database is away')
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') throw lost
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(readRates({ db, rates, log }, at('01:11'))).rejects.toBe(lost)
  expect((await told()).reading).toMatchObject({ readAt: instant('00:11'), failing: null })
})

test('no source is shown where rates are entered by hand', async () => {
  expect(await told(byHand)).toEqual({ reading: null, onBoard: null })
})

test('a newly connected source is read at once rather than an hour later', async () => {
  works()
  const worker = await testWorker(server, { rates })
  await expect
    .poll(() => server.db.selectFrom('exchange_rates').select('currency').execute())
    .toEqual([{ currency: 'EUR' }])
  await worker.stop()
})
