import { roleIds } from '@seriba/domain/access/roles'
import { languageIds } from '@seriba/server-kit/language'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { auditOf, accountOf } = accountsOf(server)
const desk = async () => server.signInAs(await aManager(server.db))
const subjects = async (email: string) => (await queuedMails(server.db, email)).map(({ subject }) => subject)

test('staff correct a client’s details, and the previous ones are kept', async () => {
  const client = await aClient(server.db)
  const before = await accountOf(client.id)
  const response = await (await desk()).put('/client/update', {
    id: client.id,
    fullName: ' Wanjiru  Mwangi ',
    mobile: '+254722555014',
    officePhone: '+254205550100',
    company: 'Rift Motors',
    countryId: 116,
    city: 'Nairobi',
    address: 'Moi Avenue 1',
    port: 'Mombasa',
    messengerNumber: '@wanjiru',
  })
  expect(response.json().result).toEqual({ success: true })
  const after = {
    full_name: 'Wanjiru Mwangi',
    mobile: '+254722555014',
    office_phone: '+254205550100',
    company: 'Rift Motors',
    country_id: 116,
    city: 'Nairobi',
    address: 'Moi Avenue 1',
    port: 'Mombasa',
    messenger_number: '@wanjiru',
  }
  expect(await accountOf(client.id)).toMatchObject(after)
  expect(await auditOf(client.id)).toMatchObject([{ before: { full_name: before.full_name }, after }])
})

test('a changed email address is announced to both addresses, works at the next login, and ends no session', async () => {
  const client = await aClient(server.db)
  const buyer = await server.signInAs(client)
  const { email: old } = await accountOf(client.id)
  await buyer.post('/auth/forgot-password', { email: old })
  await (await desk()).put('/client/update', { id: client.id, email: ' right@rift.example ' })
  const told = 'Your email address was changed'
  expect((await subjects(old)).at(-1)).toBe(told)
  expect(await subjects('right@rift.example')).toEqual([told])
  expect((await buyer.get('/user/view-profile')).json().result.detail.email).toBe('right@rift.example')
  expect((await accountOf(client.id)).email_verified_at).not.toBeNull()
})

test('a mistyped address of a new account can be corrected, and the link goes to the right one', async () => {
  const browser = await desk()
  const opened = { fullName: 'Wanjiru Mwangi', email: 'wanjriu@rift.example', countryId: 116 }
  const { userId } = (await browser.post('/client/create', opened)).json().result
  const linkTo = async (email: string) =>
    /token=([\w-]+)/.exec((await queuedMails(server.db, email)).at(-1)?.text ?? '')?.[1]
  await browser.put('/client/update', { id: userId, email: 'wanjiru@rift.example' })
  expect(await subjects(opened.email)).toEqual(['Your account is ready'])
  expect(await subjects('wanjiru@rift.example')).toEqual(['Your account is ready'])
  const password = 'violet harbour 17'
  const open = async (email: string) => {
    const path = `/auth/reset-password-verify?token=${await linkTo(email)}`
    return (await server.anonymous().post(path, { newPassword: password, confirmPassword: password }))
      .statusCode
  }
  expect(await open(opened.email)).toBe(403)
  expect(await open('wanjiru@rift.example')).toBe(200)
})

test('each error is reported at its field, and nothing is changed', async () => {
  const browser = await desk()
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  const before = await accountOf(client.id)
  const { email } = await accountOf(other.id)
  const fieldsOf = async (change: object) =>
    (await browser.put('/client/update', { id: client.id, ...change })).json().fields
  const wrong = { fullName: ' ', email: 'nobody', mobile: '+254 7', countryId: 999, city: '' }
  expect(await fieldsOf(wrong)).toEqual({
    fullName: 'field_required',
    email: 'email_invalid',
    mobile: 'incomplete_phone',
    countryId: 'country_unknown',
    city: 'field_required',
  })
  expect(await fieldsOf({ countryId: 0 })).toEqual({ countryId: 'field_required' })
  expect(await fieldsOf({ email: email.toUpperCase(), city: 'Nairobi' })).toEqual({ email: 'email_taken' })
  expect(await fieldsOf({ language: languageIds.ru, fullName: 'Иван Петров' })).toEqual({
    fullName: 'incomplete_name',
  })
  expect(await accountOf(client.id)).toEqual(before)
})

test('clients can correct their own profile, but not their email address', async () => {
  const client = await aClient(server.db)
  const buyer = await server.signInAs(client)
  const profile = { fullName: 'Wanjiru Mwangi', mobile: '+254722555014', city: 'Nairobi' }
  await buyer.put('/user/update-profile', { ...profile, email: 'other@rift.example' })
  expect((await buyer.put('/client/update', { id: client.id, email: 'o@rift.example' })).statusCode).toBe(403)
  expect((await accountOf(client.id)).email).not.toMatch(/rift/)
})

test.each([{ creditLimit: 1 }, { dailyBidLimit: 1 }, { dailyUssLimit: 1 }, { roleId: 979 }])(
  'changing %o requires a reason',
  async (change) => {
    const browser = await desk()
    const client = await aClient(server.db)
    for (const reason of [undefined, '  ']) {
      const response = await browser.put('/client/update', { id: client.id, ...change, reason })
      expect([response.statusCode, response.json().fields]).toEqual([422, { reason: 'field_required' }])
    }
    expect(await auditOf(client.id)).toEqual([])
  },
)

test('changing permissions requires a reason', async () => {
  const client = await aClient(server.db)
  const change = { id: client.id, permissions: { shareCar: false } }
  const response = await (await desk()).put('/client/update-permissions', change)
  expect(response.json().fields).toEqual({ reason: 'field_required' })
  expect((await accountOf(client.id)).permissions).toEqual({})
})

test('a field that a colleague has changed in the meantime is not overwritten, but other fields are saved', async () => {
  const client = await aClient(server.db)
  const browser = await desk()
  const change = (asked: object) => browser.put('/client/update', { id: client.id, ...asked })
  await change({ notes: 'Pays late', city: 'Nairobi' })
  const late = await change({ notes: 'Wants a van', was: { notes: '' } })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  expect((await accountOf(client.id)).notes).toBe('Pays late')
  const beside = await change({ port: 'Mombasa', was: { port: '' } })
  expect(beside.statusCode).toBe(200)
  const replaced = await change({ notes: 'Pays late, wants a van', was: { notes: ' Pays late ' } })
  expect(replaced.statusCode).toBe(200)
  expect(await accountOf(client.id)).toMatchObject({ notes: 'Pays late, wants a van', port: 'Mombasa' })
})

test.each([
  ['countryId', 'country_id', 10, 11],
  ['language', 'language', 693, 692],
  ['shortCode', 'short_code', 'AB12', 'CD34'],
  ['roleId', 'role_id', roleIds.restricted, roleIds.disabled],
] as const)('a colleague’s newer value of %s is not overwritten', async (name, column, theirs, mine) => {
  const client = await aClient(server.db)
  const browser = await desk()
  const read = (await accountOf(client.id))[column] ?? ''
  const change = (asked: object) =>
    browser.put('/client/update', { id: client.id, reason: 'Agreed', ...asked })
  expect((await change({ [name]: theirs, was: { [name]: read } })).statusCode).toBe(200)
  expect((await change({ [name]: mine, was: { [name]: read } })).json().messageCode).toBe('stale')
  expect((await accountOf(client.id))[column]).toBe(theirs)
})

test('a limit that a colleague has changed in the meantime is not overwritten, but the others are saved', async () => {
  const client = await aClient(server.db)
  const browser = await desk()
  const { credit_limit, daily_bid_limit } = await accountOf(client.id)
  const change = (asked: object) =>
    browser.put('/client/update', { id: client.id, reason: 'Agreed', ...asked })
  await change({ creditLimit: 2_000_000 })
  const late = await change({ creditLimit: 9_000_000, was: { creditLimit: credit_limit } })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  expect((await accountOf(client.id)).credit_limit).toBe(2_000_000)
  await change({ dailyBidLimit: 30, was: { dailyBidLimit: daily_bid_limit } })
  await change({ creditLimit: 9_000_000, was: { creditLimit: 2_000_000 } })
  expect(await accountOf(client.id)).toMatchObject({ credit_limit: 9_000_000, daily_bid_limit: 30 })
})

test('a permission that a colleague has changed in the meantime is not overwritten, but the others are saved', async () => {
  const client = await aClient(server.db)
  const browser = await desk()
  const put = (permissions: object, was?: object) =>
    browser.put('/client/update-permissions', { id: client.id, permissions, reason: 'Agreed', was })
  await put({ shareCar: true })
  const late = await put({ shareCar: false }, { shareCar: null })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  expect((await put({ bikeView: false }, { bikeView: null })).statusCode).toBe(200)
  expect((await accountOf(client.id)).permissions).toEqual({ shareCar: true, bikeView: false })
})
