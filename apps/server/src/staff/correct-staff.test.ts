import { beforeAll, expect, test } from 'vitest'
import { aClient, aManager, type TestUser, testPassword } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { errorOf } from '../test/error-of.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { auditOf } = accountsOf(server)
let owner: TestUser
let desk: Browser

beforeAll(async () => {
  owner = await aManager(server.db)
  desk = await server.signInAs(owner)
})

test('a colleague’s corrected address is used for the next login, and both addresses and the owners are notified', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  const second = await aManager(server.db, { staffRole: 'owner' })
  const email = `corrected.${colleague.id}@seriba.example`
  await server.anonymous().get('/auth/reset-password', { email: colleague.email })
  const [reset] = await queuedMails(server.db, colleague.email)
  const token = /token=([\w-]+)/.exec(JSON.stringify(reset))?.[1]
  const answer = await desk.put('/staff/correct', { id: colleague.id, fullName: ' Yuna  Kim ', email })
  expect(answer.statusCode).toBe(200)
  const { fullName, ...view } = (await desk.get('/staff/view', { id: colleague.id })).json().result
  expect([fullName, view.email]).toEqual(['Yuna Kim', email])
  expect((await auditOf(colleague.id)).at(-1)).toMatchObject({
    action: 'staff.correct',
    actor_id: owner.id,
    before: { email: colleague.email },
    after: { email, full_name: 'Yuna Kim' },
  })
  for (const to of [colleague.email, email, second.email])
    expect(JSON.stringify(await queuedMails(server.db, to))).toContain(`to ${email}`)
  expect(JSON.stringify(await queuedMails(server.db, owner.email))).not.toContain(email)
  expect((await (await server.signIn(email, testPassword)).get('/client/index')).statusCode).toBe(200)
  const link = await server.anonymous().get('/auth/reset-password-token-verify', { token })
  expect(link.statusCode).not.toBe(200)
})

test('the invitation of a colleague who has not accepted it goes to the corrected address', async () => {
  const { userId } = (
    await desk.post('/staff/create', { fullName: 'Typo', email: 'tpyo@seriba.example', staffRole: 'manager' })
  ).json().result
  await desk.put('/staff/correct', { id: userId, fullName: 'Typo', email: 'typo@seriba.example' })
  const tokenOf = async (to: string) =>
    /token=([\w-]+)/.exec(JSON.stringify(await queuedMails(server.db, to)))?.[1]
  const check = async (to: string) =>
    (await server.anonymous().get('/auth/reset-password-token-verify', { token: await tokenOf(to) }))
      .statusCode
  expect(await check('typo@seriba.example')).toBe(200)
  expect(await check('tpyo@seriba.example')).not.toBe(200)
  expect(JSON.stringify(await queuedMails(server.db, 'tpyo@seriba.example'))).not.toContain('was changed')
})

test('a correction reports missing or taken values, and cannot apply to oneself, owners, or closed accounts', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  const deputy = await aManager(server.db, { staffRole: 'manager', permissions: { staffManage: true } })
  const browser = await server.signInAs(deputy)
  const put = (by: Browser, id: number, more: object = {}) =>
    errorOf(by.put('/staff/correct', { id, fullName: 'A B', email: `new.${id}@seriba.example`, ...more }))
  expect(await put(desk, colleague.id, { fullName: ' ', email: 'x' })).toEqual({
    fullName: 'field_required',
    email: 'email_invalid',
  })
  expect(await put(desk, colleague.id, { email: owner.email.toUpperCase() })).toEqual({
    email: 'email_taken',
  })
  expect(await put(browser, deputy.id)).toBe('own_rights')
  expect(await put(browser, owner.id)).toBe('owners_only')
  const client = await aClient(server.db)
  expect(await put(desk, client.id)).toBe('staff_not_found')
  await desk.post('/staff/close', { id: colleague.id, successorId: 0, reason: 'Leaving' })
  expect(await put(desk, colleague.id)).toBe('stale')
})

test('a name that someone else has changed in the meantime is not overwritten, but the address is saved', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  const put = (asked: object) => desk.put('/staff/correct', { id: colleague.id, ...asked })
  await put({ fullName: 'Yuna Kim' })
  const late = await put({ fullName: 'Yuna Lee', was: { fullName: 'Yuna' } })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  const email = `beside.${colleague.id}@seriba.example`
  expect((await put({ email, was: { email: colleague.email } })).statusCode).toBe(200)
  const view = () => desk.get('/staff/view', { id: colleague.id })
  expect((await view()).json().result).toMatchObject({ fullName: 'Yuna Kim', email })
  expect((await put({ fullName: 'Yuna Lee', was: { fullName: 'Yuna Kim' } })).statusCode).toBe(200)
  expect((await view()).json().result.fullName).toBe('Yuna Lee')
})

test('a role or right that someone else has changed in the meantime is not overwritten, but other rights are saved', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  const put = (asked: object) =>
    desk.put('/staff/update', { id: colleague.id, reason: 'Agreed', permissions: {}, ...asked })
  await put({ staffRole: 'shipping', permissions: { auditView: true } })
  for (const late of [
    { staffRole: 'accountant', was: { staffRole: 'manager' } },
    { permissions: { auditView: false }, was: { permissions: { auditView: null } } },
  ])
    expect(await errorOf(put(late))).toBe('stale')
  const beside = await put({
    permissions: { companyManage: true },
    was: { permissions: { companyManage: null } },
  })
  expect(beside.statusCode).toBe(200)
  expect((await desk.get('/staff/view', { id: colleague.id })).json().result).toMatchObject({
    staffRole: 'shipping',
    overrides: { auditView: true, companyManage: true },
  })
})
