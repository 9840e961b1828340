import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { readRates } from '@seriba/server-costs/rates/read-rates'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { fakeBank } from '../test/fake-bank.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const today = jstDay(new Date())

const bank = await fakeBank()
const { url } = bank

const ecb = (rates: Record<string, string>, day = today) =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>${Object.entries(
    rates,
  )
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube></gesmes:Envelope>`
const cbr = (day = today) => {
  const [year, month, date] = day.split('-')
  const text = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}.${month}.${year}" name="Foreign Currency Market"><Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>Доллар</Name><Value>80,0000</Value></Valute><Valute ID="R01820"><NumCode>392</NumCode><CharCode>JPY</CharCode><Nominal>100</Nominal><Name>Иен</Name><Value>50,0000</Value></Valute></ValCurs>`
  return Buffer.from([...text].map((letter) => (letter.charCodeAt(0) > 127 ? 0xc4 : letter.charCodeAt(0))))
}
const answers = (body: string | Buffer, status = 200) => {
  bank.answerWith((response) => response.writeHead(status).end(body))
}

const warned: string[] = []
const log = { warn: ({ err }: { err: Error }) => void warned.push(err.message) } as never
const read = (source: 'ecb' | 'cbr' = 'ecb') => readRates({ db: server.db, rates: { source, url }, log })

beforeEach(async () => {
  await server.db.deleteFrom('exchange_rates').execute()
  await server.db.deleteFrom('rate_readings').execute()
  warned.length = 0
})

const rates = async () => {
  const { result } = (await (await server.signInAs(await aClient(server.db))).get('/user/rates', {})).json()
  return result.rates as { currency: string; yenPer: string; day: string; source: string; stale: boolean }[]
}

describe('rates from a source', () => {
  test('from the European Central Bank are converted through the euro, with their day', async () => {
    answers(ecb({ USD: '1.16', JPY: '180.00', GBP: '0.88' }))
    expect(await read()).toBe(3)
    expect(await rates()).toEqual([
      { currency: 'EUR', yenPer: '180', day: today, source: 'ecb', stale: false },
      { currency: 'GBP', yenPer: '204.54545455', day: today, source: 'ecb', stale: false },
      { currency: 'USD', yenPer: '155.17241379', day: today, source: 'ecb', stale: false },
    ])
  })

  test('from the Bank of Russia are converted through the ruble by their face value', async () => {
    answers(cbr())
    expect(await read('cbr')).toBe(2)
    expect(await rates()).toMatchObject([
      { currency: 'RUB', yenPer: '2' },
      { currency: 'USD', yenPer: '160' },
    ])
  })

  test('can come from a file of the operator', async () => {
    const file = join(tmpdir(), `rates-${process.pid}.json`)
    await writeFile(file, JSON.stringify({ day: today, yenPer: { TTD: '22.90', JPY: '1' } }))
    expect(await readRates({ db: server.db, rates: { source: 'file', file }, log })).toBe(1)
    expect(await rates()).toMatchObject([{ currency: 'TTD', yenPer: '22.9', source: 'file' }])
  })

  test('are stored once a day', async () => {
    answers(ecb({ USD: '1.16', JPY: '180.00' }))
    expect([await read(), await read()]).toEqual([2, 0])
  })

  test('are marked as stale when they are old', async () => {
    answers(ecb({ JPY: '180.00' }, addDays(today, -5)))
    await read()
    expect(await rates()).toMatchObject([{ day: addDays(today, -5), stale: true }])
  })
})

describe('a misbehaving source changes nothing', () => {
  const faults: [string, () => void, RegExp][] = [
    ['when it answers 500', () => answers('Sorry', 500), /answered with 500/],
    ['when it sends a page instead of XML', () => answers('<html><p>Down for maintenance'), /not XML/],
    ['when its XML has a different shape', () => answers('<rates><usd>1</usd></rates>'), /invalid/i],
    ['when the yen is missing', () => answers(ecb({ USD: '1.16' })), /no rate for the yen/],
    ['when a rate is zero', () => answers(ecb({ USD: '1.16', JPY: '0' })), /no rate for the yen/],
    [
      'when a rate is off by a factor of a hundred',
      () => answers(ecb({ USD: '116', JPY: '180' })),
      /rate of USD cannot be true/,
    ],
    [
      'when its rates are for a future day',
      () => answers(ecb({ JPY: '180' }, addDays(today, 2))),
      /still to come/,
    ],
    ['when it hangs up', () => bank.answerWith((response) => response.destroy()), /fetch failed/],
    [
      'when it breaks off halfway',
      () =>
        bank.answerWith((response) => {
          response.writeHead(200, { 'content-length': '5000' })
          response.write(ecb({ JPY: '1' }).slice(0, 80), () => response.destroy())
        }),
      /terminated/,
    ],
  ]
  for (const [name, misbehave, says] of faults)
    test(name, async () => {
      answers(ecb({ USD: '1.16', JPY: '180.00' }, addDays(today, -1)))
      await read()
      const before = await rates()
      misbehave()
      expect(await read()).toBe(0)
      expect(warned).toEqual([expect.stringMatching(says)])
      expect(await rates()).toEqual(before)
    })
})

test('an unresponsive source times out', async () => {
  bank.answerWith(() => {})
  expect(await readRates({ db: server.db, rates: { source: 'ecb', url }, log, timeoutMs: 20 })).toBe(0)
  expect(warned).toEqual([expect.stringMatching(/timeout/)])
})

test('the Bank of Russia publishes tomorrow’s rates in the evening, and they apply once tomorrow begins', async () => {
  answers(cbr(addDays(today, 1)))
  const readOn = (day: string) =>
    readRates({ db: server.db, rates: { source: 'cbr', url }, log }, new Date(`${day}T22:00:00+09:00`))
  expect([await readOn(today), warned]).toEqual([0, []])
  expect(await readOn(addDays(today, 1))).toBe(2)
})

describe('rates entered by hand', () => {
  const enter = async (body: Record<string, unknown>) => {
    const answer = await (await server.signInAs(await aManager(server.db))).post('/site/rates', body)
    return answer.json().messageCode ?? 'done'
  }

  test('apply until newer ones come, and appear in the audit log', async () => {
    answers(ecb({ USD: '1.16', JPY: '180.00' }, addDays(today, -1)))
    await read()
    expect(await enter({ day: today, rates: [{ currency: 'USD', yenPer: '150.5' }] })).toBe('done')
    const usd = (await rates()).find(({ currency }) => currency === 'USD')
    expect(usd).toMatchObject({ yenPer: '150.5', source: 'manual', day: today })
    const rows = await server.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'rates.enter')
      .execute()
    expect(rows).toMatchObject([{ after: { day: today, yenPer: { USD: '150.5' } } }])
  })

  test('cannot be for tomorrow or zero', async () => {
    expect(await enter({ day: addDays(today, 1), rates: [{ currency: 'USD', yenPer: '90' }] })).toBe(
      'date_ahead',
    )
    expect(await enter({ day: today, rates: [{ currency: 'USD', yenPer: '0' }] })).toBe('rate_absurd')
    expect(await enter({ day: today, rates: [{ currency: 'USD', yenPer: '9e3' }] })).toBe('invalid_input')
  })

  test('cannot be for the yen, which everything is in anyway', async () => {
    expect(await enter({ day: today, rates: [{ currency: 'JPY', yenPer: '5' }] })).toBe('invalid_input')
  })
})

describe('a user’s own currency', () => {
  test('must have a rate, and is used for the landed cost', async () => {
    answers(ecb({ USD: '1.16', JPY: '180.00' }))
    await read()
    const browser = await server.signInAs(await aClient(server.db))
    const choose = async (currency: string | null) =>
      (await browser.put('/user/currency', { currency })).json().messageCode ?? 'done'
    const own = async () => (await browser.get('/user/rates', {})).json().result.own
    expect(await own()).toBeNull()
    expect(await choose('XXX')).toBe('currency_unknown')
    expect(await choose('USD')).toBe('done')
    expect(await own()).toBe('USD')
    expect(await choose(null)).toBe('done')
    expect(await own()).toBeNull()
  })
})
