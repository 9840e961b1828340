import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { openFakeStripe, paidSession, stripeMessage, stripeSecret } from '../test/fake-stripe.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { type Browser, testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const stripe = { secretKey: 'sk_test_key', webhookSecret: stripeSecret, api: '' }
const server = testServer({
  ...testConfig,
  demo: true,
  publicUrl: 'http://localhost',
  paymentProviders: { methods: { wallet: 'stripe' as const }, stripe },
})
const { aWonCar } = wonCarsOf(server)
let fake: Awaited<ReturnType<typeof openFakeStripe>>
beforeAll(async () => {
  fake = await openFakeStripe()
  stripe.api = fake.api
})
afterAll(() => fake.close())

const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64')
const thirtyMegabytes = 'A'.repeat(40_000_000)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
/** As a bank writes it in Shift_JIS: a transfer of 42 000 yen from 田中. */
const shiftJis = (day: string) =>
  Buffer.concat([
    Buffer.from('Date,Amount,Description\n', 'latin1'),
    Buffer.from(`${day},42000,`, 'latin1'),
    Buffer.from([0x93, 0x63, 0x92, 0x86]),
    Buffer.from('\n', 'latin1'),
  ])

const said = {
  en: {
    language: 692,
    tooLarge: 'This is too large to send. Choose a smaller file, or shorten the text.',
    fileSize: /10 MB/,
    fileKind: /PDF/,
    atLeastOne: 'Must not be less than 1',
    closed: /closed/,
  },
  ru: {
    language: 693,
    tooLarge: 'Это слишком много для отправки. Выберите файл поменьше или сократите текст.',
    fileSize: /10 МБ/,
    fileKind: /PDF/,
    atLeastOne: 'Должно быть не меньше 1',
    closed: /закрыт/,
  },
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const words = said[language]
  let client: TestUser
  let staff: Browser

  beforeAll(async () => {
    client = await aClient(server.db)
    staff = await server.signInAs(await aManager(server.db, { language: words.language }))
  })

  const post = async (path: string, body: Record<string, unknown>) => (await staff.post(path, body)).json()
  const lines = () => ledgerLinesOf(server.db, client)
  const pay = (more: Record<string, unknown>) =>
    post('/payments/create', {
      userId: client.id,
      type: 'Remittances',
      amount: 1_000,
      date: daysAgo(1),
      method: 'bank',
      description: 'Transfer',
      ...more,
    })

  test('a document of 30 MB is refused because of its size', async () => {
    const { id } = await aWonCar(client, 500_000)
    const data = thirtyMegabytes
    expect(
      await post('/purchased-cars/upload-document', { id, type: 'passport', name: 'scan.pdf', data }),
    ).toMatchObject({
      messageCode: 'file_size',
      message: { data: expect.stringMatching(words.fileSize) },
    })
  })

  test('a bank file of 30 MB is refused as too large, with an explanation', async () => {
    const answer = await staff.post('/payments/bank-file', { name: 'bank.csv', data: thirtyMegabytes })
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      {
        success: false,
        messageCode: 'too_large',
        fields: { data: 'too_large' },
        message: { data: words.tooLarge },
      },
    ])
  })

  test('a text of 2 MB in an ordinary field is refused with the same explanation', async () => {
    const answer = await staff.post('/payments/create', { description: 'x'.repeat(2_000_000) })
    expect([answer.statusCode, answer.json().message]).toEqual([413, { form: words.tooLarge }])
  })

  test('a PDF that is not really one is refused because of its bytes', async () => {
    const { id } = await aWonCar(client, 500_000)
    const data = base64('MZ this is a program')
    expect(
      await post('/purchased-cars/upload-document', { id, type: 'invoice', name: 'paper.pdf', data }),
    ).toMatchObject({
      messageCode: 'file_kind',
      message: { data: expect.stringMatching(words.fileKind) },
    })
  })

  test('a bank file in Shift_JIS is read, with its Japanese text intact', async () => {
    const day = language === 'en' ? daysAgo(2) : daysAgo(3)
    const { result } = await post('/payments/bank-file', { name: 'sjis.csv', data: base64(shiftJis(day)) })
    expect(result.lines).toMatchObject([{ amount: 42_000, text: expect.stringContaining('田中') }])
  })

  test('uploading the same bank file again returns the first one and adds no lines', async () => {
    const data = base64(`Date,Amount,Description\n${daysAgo(2)},777000,TWICE ${language}\n`)
    const first = (await post('/payments/bank-file', { name: 'bank.csv', data })).result
    const second = (await post('/payments/bank-file', { name: 'again.csv', data })).result
    expect([first.isRepeated, second.isRepeated, second.id]).toEqual([false, true, first.id])
    expect(second.lines.map(({ id }: { id: number }) => id)).toEqual(
      first.lines.map(({ id }: { id: number }) => id),
    )
  })

  test('a payment or refund of 0 is refused, and nothing is entered', async () => {
    expect((await pay({ amount: 0 })).message).toEqual({ amount: words.atLeastOne })
    const refund = { userId: client.id, amount: 0, method: 'bank', description: 'Nothing' }
    expect((await post('/payments/refund', refund)).message).toEqual({ amount: words.atLeastOne })
    expect((await lines()).filter(([, amount]) => amount === 0)).toEqual([])
  })

  test('a day in a closed month is refused, and the error names the field', async () => {
    const close = async (closedUntil: string) => {
      const { version, sections } = (await staff.get('/site/company')).json().result
      await staff.put('/site/config', { version, sections: { money: { ...sections.money, closedUntil } } })
    }
    const before = await lines()
    await close(daysAgo(40))
    expect(await pay({ date: daysAgo(41) })).toMatchObject({
      messageCode: 'period_closed',
      fields: { date: 'period_closed' },
      message: { date: expect.stringMatching(words.closed) },
    })
    await close('')
    expect(await lines()).toEqual(before)
  })
})

test('a webhook with a wrong or missing signature enters nothing and gets no further explanation', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const { deposit } = (
    await (await server.signInAs(client)).post('/payments/deposit', { method: 'wallet' })
  ).json().result
  const message = stripeMessage({
    type: 'checkout.session.completed',
    object: paidSession(deposit.id, 150_000),
  })
  const tell = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/payments/webhook/stripe',
      headers: { 'content-type': 'application/json', ...headers },
      payload: message.payload,
    })
  for (const signature of ['', 't=1,v1=00', message.headers['stripe-signature'].replace(/.$/, 'x')]) {
    const answer = await tell({ 'stripe-signature': signature })
    expect([answer.statusCode, answer.json()]).toEqual([400, { received: false }])
  }
  expect(await ledgerLinesOf(server.db, client)).toEqual([])
  expect((await tell(message.headers)).statusCode).toBe(200)
  expect(await ledgerLinesOf(server.db, client)).toEqual([['deposit', 150_000]])
})
