import { costDocument } from '@seriba/demo/costs/document'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { storeRates } from '@seriba/server-costs/rates/rates.repository'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const today = jstDay(new Date())

beforeEach(async () => {
  await server.db.deleteFrom('exchange_rates').execute()
})

const enter = async (body: Record<string, unknown>) => {
  const answer = await (await server.signInAs(await aManager(server.db))).post('/site/rates', body)
  return answer.json().messageCode ?? 'done'
}
const rates = async () =>
  (await (await server.signInAs(await aClient(server.db))).get('/user/rates', {})).json().result.rates

const publishRates = async (usd: string, ratesOn: string) => {
  const { tables } = costDocument(today)
  await publishedCosts(server.db, { ratesOn, tables: { ...tables, fx: { USD: usd } } })
}

test('rates entered by hand have to be confirmed if they are more than a third off the current rate', async () => {
  await enter({ day: today, rates: [{ currency: 'USD', yenPer: '156.5' }] })
  const slip = { day: today, rates: [{ currency: 'USD', yenPer: '1565' }] }
  expect(await enter(slip)).toBe('rate_differs')
  expect(await rates()).toMatchObject([{ currency: 'USD', yenPer: '156.5' }])
  expect(await enter({ ...slip, anyway: true })).toBe('done')
  expect(await rates()).toMatchObject([{ currency: 'USD', yenPer: '1565' }])
})

test('rates entered by hand are compared with the rates of the cost tables if there are no others', async () => {
  await publishRates('155', today)
  expect(await enter({ day: today, rates: [{ currency: 'USD', yenPer: '15.5' }] })).toBe('rate_differs')
})

test('rates entered by hand apply instead of any other rate for the same day, and give way to newer ones', async () => {
  const day = (ago: number) => addDays(today, -ago)
  await enter({ day: day(3), rates: [{ currency: 'USD', yenPer: '150' }] })
  await publishRates('155', day(2))
  expect(await rates()).toMatchObject([{ yenPer: '155', source: 'tables', day: day(2) }])
  await enter({ day: day(2), rates: [{ currency: 'USD', yenPer: '151' }] })
  await storeRates(server.db, { day: day(2), yenPer: { USD: '152' }, source: 'ecb', by: null })
  expect(await rates()).toMatchObject([{ yenPer: '151', source: 'manual', day: day(2) }])
  await storeRates(server.db, { day: day(1), yenPer: { USD: '153' }, source: 'ecb', by: null })
  expect(await rates()).toMatchObject([{ yenPer: '153', source: 'ecb', day: day(1) }])
})
