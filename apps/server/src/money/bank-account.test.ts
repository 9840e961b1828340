import { monthBefore } from '@seriba/domain/money/period'
import { addDays, dayMs, jstDay } from '@seriba/domain/time/jst'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aManager, testPassword } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { aWonCar } = wonCarsOf(server)
const today = jstDay(new Date())
let owner: Browser
let ownerEmail: string

beforeAll(async () => {
  const person = await aManager(server.db, { staffRole: 'owner' })
  ownerEmail = person.email
  owner = await server.signInAs(person)
})

const minato = {
  from: today,
  bank: 'Kitano Bank',
  branch: '',
  swift: 'kitajpjt',
  account: '8800 1234567',
  holder: 'Seriba Demo Co., Ltd.',
  reason: 'We have moved banks',
  password: testPassword,
}
const view = async () => (await owner.get('/site/bank-account')).json().result
const publish = async (changed: Partial<typeof minato> = {}) =>
  (await owner.put('/site/bank-account', { ...minato, version: (await view()).version, ...changed })).json()
const shownTo = async (browser: Browser) => (await browser.get('/payments/deposit')).json().result.bank?.swift

test('a new account applies from its day on to deposits and new invoices, while old invoices keep theirs', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const buyer = await server.signInAs(client)
  const [first, second] = [await aWonCar(client, 700_000), await aWonCar(client, 800_000)]
  const issue = (purchaseId: number) => owner.post('/invoice/create', { purchaseId, dueOn: '2099-12-31' })
  const invoiceOf = async (id: number) => {
    const { url } = (await buyer.get('/payments/invoice', { id, kind: 'purchase' })).json().result
    return (await server.app.inject(url)).body
  }
  await issue(first.id)
  expect(await view()).toMatchObject({ current: { swift: 'NMNBJPJT' }, ofFile: true, versions: [] })

  const tomorrow = addDays(today, 2)
  expect((await publish({ from: tomorrow })).result).toEqual({ success: true })
  expect(await shownTo(buyer)).toBe('NMNBJPJT')
  const [scheduled] = (await view()).versions
  expect(scheduled).toMatchObject({ from: tomorrow, state: 'scheduled', reason: 'We have moved banks' })
  const withdraw = (password: string) =>
    owner.post('/site/bank-account/withdraw', { id: scheduled.id, password })
  expect((await withdraw('not-my-password')).json().fields).toEqual({ password: 'wrong_password' })
  expect((await view()).versions).toHaveLength(1)
  await withdraw(testPassword)
  expect((await view()).versions).toEqual([])

  expect((await publish()).result).toEqual({ success: true })
  expect(await view()).toMatchObject({
    current: { bank: 'Kitano Bank', branch: null, swift: 'KITAJPJT' },
    ofFile: false,
    versions: [{ state: 'current' }],
  })
  expect(await shownTo(buyer)).toBe('KITAJPJT')
  await issue(second.id)
  expect(await invoiceOf(first.id)).toContain('NMNBJPJT')
  expect(await invoiceOf(second.id)).toContain('KITAJPJT')
  const mails = await queuedMails(server.db, ownerEmail)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'The bank account that clients pay to was changed',
    'A bank account that clients were going to pay to was withdrawn',
    'The bank account that clients pay to was changed',
  ])
  expect(mails[0]?.text).toContain('8800 1234567')
  const audited = await server.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('entity', '=', 'bankAccount')
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual([
    'bankAccount.publish',
    'bankAccount.withdraw',
    'bankAccount.publish',
  ])
})

test('a deposit’s invoice stays as issued, with the account, the payer, and their address', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const buyer = await server.signInAs(client)
  const { id } = (await buyer.post('/payments/deposit', { method: 'bank' })).json().result.deposit
  const paper = async () => {
    const { url } = (await buyer.get('/payments/invoice', { id, kind: 'deposit' })).json().result
    // The link to its file changes by the second with each reading.
    return (await server.app.inject(url)).body.replace(/\d\d?:\d\d|href="[^"]*"/g, '')
  }
  const issued = await paper()
  expect(issued).toContain('8800 1234567')
  await publish({ bank: 'Minami Bank', swift: 'minajpjt', account: '5500 7654321', holder: 'Seriba New Co.' })
  await server.db
    .updateTable('users')
    .set({ full_name: 'Renamed Buyer', address: '99 Other Road' })
    .where('id', '=', client.id)
    .execute()
  expect(await shownTo(buyer)).toBe('MINAJPJT')
  expect(await paper()).toBe(issued)
})

test('a statement names the company clients pay at the time it is made, whichever month it covers', async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  const linkTo = async (month: string) =>
    (await buyer.get('/payments/statement', { month })).json().result.url
  const read = async (url: string) => (await server.app.inject(url)).body
  const last = monthBefore(today)
  await publish({ holder: 'Seriba Holdings' })
  const sent = await linkTo(last)
  const paper = await read(sent)
  expect(paper).toContain('Seriba Holdings')
  await publish({ holder: 'Seriba Trading' })
  for (const month of [last, today.slice(0, 7)]) {
    const made = await read(await linkTo(month))
    expect(made).toContain('Seriba Trading')
    expect(made).not.toContain('Seriba Holdings')
  }
  // What was sent stays as it was, down to the minute it was made.
  expect(await read(sent)).toBe(paper)
})

test('documents name the sender set by staff, and those already sent keep their name', async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  const made = async () =>
    (await buyer.get('/payments/statement', { month: today.slice(0, 7) })).json().result.url
  const read = async (url: string) => (await server.app.inject(url)).body
  const name = async (issuer: object | null) =>
    (
      await owner.put('/site/config', {
        version: (await owner.get('/site/company')).json().result.version,
        sections: { issuer },
      })
    ).json()
  const vostok = {
    name: 'Vostok Auto Co., Ltd.',
    address: '4-12-8 Kaigan\n Tokyo 108-0022 \n',
    registrationNumber: 'T8010401098765',
    telephone: '+81 3 5555 0142',
  }
  expect((await name(vostok)).result.sections.issuer.address).toBe('4-12-8 Kaigan\nTokyo 108-0022')
  const sent = await made()
  const paper = await read(sent)
  for (const line of ['Vostok Auto Co., Ltd.', '4-12-8 Kaigan', 'T8010401098765', '+81 3 5555 0142'])
    expect(paper).toContain(line)
  await name({ ...vostok, name: 'Zapad Auto Co., Ltd.' })
  expect(await read(await made())).toContain('Zapad Auto Co., Ltd.')
  expect(await read(sent)).toBe(paper)
  expect((await name({ ...vostok, address: '1\n2\n3\n4\n5' })).fields).toEqual({
    'issuer.address': 'setting_lines',
  })
  // Without the name, documents would show none of it: it is required, and nothing is lost.
  expect((await name({ ...vostok, name: ' ' })).fields).toEqual({ 'issuer.name': 'field_required' })
  // An older version of the console does not know the telephone number, which stays.
  const { telephone, ...known } = vostok
  expect((await name(known)).result.sections.issuer.telephone).toBe(telephone)
  await name(null)
  expect(await read(await made())).not.toContain('Zapad')
  expect(await read(sent)).toBe(paper)
})

test('a deposit’s invoice from before they were stored names the account of its day', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const buyer = await server.signInAs(client)
  const { id } = await server.db
    .insertInto('deposits')
    .values({
      user_id: client.id,
      method: 'bank',
      amount: 150_000,
      reference: 'SD 000001 0001',
      created_at: new Date(Date.now() - 3 * dayMs),
      expires_at: new Date(Date.now() + 20 * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish()
  const { url } = (await buyer.get('/payments/invoice', { id, kind: 'deposit' })).json().result
  expect((await server.app.inject(url)).body).toContain('NMNBJPJT')
})

test('publishing an account requires the password, a reason, a day that is not past, and the latest version', async () => {
  const faults = async (changed: Parameters<typeof publish>[0]) => {
    const { fields, messageCode } = await publish(changed)
    return fields ?? messageCode
  }
  expect(await faults({ password: 'not-my-password' })).toEqual({ password: 'wrong_password' })
  expect(await faults({ reason: ' ' })).toEqual({ reason: 'field_required' })
  expect(await faults({ from: addDays(today, -2) })).toEqual({ from: 'date_passed' })
  expect(await faults({ holder: ' ', account: '' })).toEqual({
    holder: 'field_required',
    account: 'field_required',
  })
  expect(await faults({ swift: '0417' })).toEqual({ swift: 'invalid_input' })
  expect((await owner.put('/site/bank-account', { ...minato, version: 99 })).json().messageCode).toBe('stale')
  const { current } = await view()
  expect(current.account).toBe('8800 1234567')
})
