import { invoiceLink } from '@seriba/server-money/invoice-link'
import { expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const { mailsTo } = deskOf(server)

const restricted = () => aClient(server.db, { permissions: { biddingAllowed: false } })

async function announced(client: TestUser) {
  const browser = await server.signInAs(client)
  const open = async (method = 'bank') => (await browser.post('/payments/deposit', { method })).json()
  const view = async () => (await browser.get('/payments/deposit')).json().result
  return { browser, open, view }
}

test('a deposit is announced once, with a reference, through one of the available methods', async () => {
  const client = await restricted()
  const { open, view } = await announced(client)
  expect(await view()).toMatchObject({
    amount: 150_000,
    methods: ['bank'],
    bank: { swift: 'NMNBJPJT' },
    waiting: null,
  })
  expect((await open('wallet')).messageCode).toBe('deposit_method')
  const both = await Promise.all([open(), open()])
  const [{ result }] = both
  expect(both[1].result).toEqual(result)
  expect(result.deposit).toMatchObject({ amount: 150_000, reference: `SD 00${client.id} 0001` })
  const days = (Date.parse(result.deposit.expiresAt) - Date.parse(result.deposit.createdAt)) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect((await view()).waiting).toEqual(result.deposit)
})

test('an overdue deposit is no longer pending, and another can be announced', async () => {
  const client = await restricted()
  const { open, view } = await announced(client)
  const { id } = (await open()).result.deposit
  await server.db
    .updateTable('deposits')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  expect((await view()).waiting).toBeNull()
  expect((await open()).result.deposit.reference).toBe(`SD 00${client.id} 0002`)
})

test('once staff confirm a deposit, it is on the balance, opens bidding, and is emailed', async () => {
  const client = await restricted()
  const { browser, open, view } = await announced(client)
  const { id, reference } = (await open()).result.deposit
  const desk = await server.signInAs(await aManager(server.db))
  const confirm = async () => (await desk.put('/payments/confirm-deposit', { id })).json()
  const answers = await Promise.all([confirm(), confirm()])
  expect(answers.map(({ result, messageCode }) => result?.biddingOpened ?? messageCode).sort()).toEqual([
    'stale',
    true,
  ])
  const profile = (await browser.get('/user/view-profile')).json().result
  expect(profile).toMatchObject({ permission: { biddingAllowed: true }, balanceInfo: { balance: 150_000 } })
  expect((await browser.get('/payments/listing')).json().result.records).toMatchObject([
    { amount: 150_000, method: 'bank', description: reference },
  ])
  expect((await view()).waiting).toBeNull()
  expect(await mailsTo(client)).toEqual([expect.stringContaining('Deposit received')])
  expect((await desk.put('/payments/confirm-deposit', { id: 9_999_999 })).json().messageCode).toBe(
    'not_found',
  )
  expect((await browser.put('/payments/confirm-deposit', { id })).statusCode).toBe(403)
})

test('a deposit’s invoice opens through its link, has the bank details, and can be requested only by its owner', async () => {
  const client = await restricted()
  const { browser, open } = await announced(client)
  const { id, reference } = (await open()).result.deposit
  const { url } = (await browser.get('/payments/invoice', { id })).json().result
  const page = await server.app.inject(url)
  expect(page.headers['content-type']).toContain('text/html')
  for (const fact of [reference, 'NMNBJPJT', '0417 2209913', '150\u00A0000', `DP-${id}`])
    expect(page.body).toContain(fact)
  expect((await server.app.inject(url.replace(/.$/, '_'))).statusCode).toBe(404)
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get('/payments/invoice', { id })).statusCode).toBe(404)
})

test('an invoice link works for an hour, and not with its time changed', async () => {
  const { open } = await announced(await restricted())
  const { id } = (await open()).result.deposit
  const linkOf = (minutesAgo: number) =>
    invoiceLink({ kind: 'deposit', id }, testConfig.cookieSecret, new Date(Date.now() - minutesAgo * 60_000))
  const statusOf = async (link: string) => (await server.app.inject(link)).statusCode
  expect(await statusOf(linkOf(59))).toBe(200)
  expect(await statusOf(linkOf(60))).toBe(404)
  expect(await statusOf(linkOf(60).replace(/-\d+/, '-9999999999'))).toBe(404)
})
