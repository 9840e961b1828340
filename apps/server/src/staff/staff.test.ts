import { roleIds } from '@seriba/domain/access/roles'
import { beforeAll, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { errorOf } from '../test/error-of.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { accountOf, auditOf } = accountsOf(server)
let owner: TestUser
let desk: Browser

beforeAll(async () => {
  owner = await aManager(server.db)
  desk = await server.signInAs(owner)
})

const rowOf = async (id: number) =>
  (await desk.get('/staff/index')).json().result.staff.find((row: { userId: number }) => row.userId === id)
const viewOf = async (id: number) => (await desk.get('/staff/view', { id })).json().result
const lookAfter = (client: TestUser, manager: TestUser) =>
  server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()

test('a colleague is invited by email, chooses a password, and gets their role’s rights', async () => {
  const answer = await desk.post('/staff/create', {
    fullName: ' Yuna  Kim ',
    email: 'kim@seriba.example',
    staffRole: 'shipping',
  })
  const { userId } = answer.json().result
  expect(await rowOf(userId)).toMatchObject({
    fullName: 'Yuna Kim',
    staffRole: 'shipping',
    state: 'invited',
    overrides: {},
    clients: 0,
  })
  const [mail] = await queuedMails(server.db, 'kim@seriba.example')
  // Nobody is told to set up what this company does not require.
  expect(JSON.stringify(mail)).toContain('has opened an account for you')
  expect(JSON.stringify(mail)).not.toContain('second step')
  const token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1]
  const link = await server.anonymous().get('/auth/reset-password-token-verify', { token })
  expect(link.json().result).toMatchObject({ hasPassword: false })
  const password = 'three calm red foxes'
  const chosen = await server
    .anonymous()
    .post(`/auth/reset-password-verify?token=${token}`, { newPassword: password, confirmPassword: password })
  expect(chosen.statusCode).toBe(200)
  expect(await rowOf(userId)).toMatchObject({ state: 'active' })
  const { subject } = (await queuedMails(server.db, 'kim@seriba.example')).at(-1) ?? {}
  expect(subject).toBe('Your password is set')
  const browser = await server.signIn('kim@seriba.example', password)
  expect((await browser.get('/client/index')).statusCode).toBe(200)
  expect(await errorOf(browser.get('/staff/index'))).toBe('permission_missing')
  expect(await errorOf(browser.get('/site/company'))).toBe('permission_missing')
})

test('an invitation reports missing values, and nobody is invited twice', async () => {
  expect(
    await errorOf(desk.post('/staff/create', { fullName: '', email: 'x', staffRole: 'manager' })),
  ).toEqual({ fullName: 'field_required', email: 'email_invalid' })
  expect(
    await errorOf(desk.post('/staff/create', { fullName: 'A', email: owner.email, staffRole: 'manager' })),
  ).toEqual({ email: 'email_taken' })
})

test('an unused expired invitation can be sent again, but a used one cannot', async () => {
  const { userId } = (
    await desk.post('/staff/create', { fullName: 'Late', email: 'late@seriba.example', staffRole: 'manager' })
  ).json().result
  await server.db
    .updateTable('link_tokens')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute()
  expect(await rowOf(userId)).toMatchObject({ state: 'expired' })
  expect((await desk.post('/staff/invite', { id: userId })).statusCode).toBe(200)
  expect(await rowOf(userId)).toMatchObject({ state: 'invited' })
  expect(await errorOf(desk.post('/staff/invite', { id: owner.id }))).toBe('stale')
})

test('role and rights change with a reason, take effect on the next click, and are reported by email', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  const browser = await server.signInAs(colleague)
  expect(await errorOf(browser.get('/site/company'))).toBe('permission_missing')
  const change = { id: colleague.id, staffRole: 'accountant', permissions: { companyManage: true } }
  expect(await errorOf(desk.put('/staff/update', { ...change, reason: ' ' }))).toEqual({
    reason: 'field_required',
  })
  await desk.put('/staff/update', { ...change, reason: 'N. Sato is on leave' })
  expect((await browser.get('/site/company')).statusCode).toBe(200)
  expect(await viewOf(colleague.id)).toMatchObject({
    staffRole: 'accountant',
    overrides: { companyManage: true },
    overriddenBy: { companyManage: { by: expect.stringContaining('manager') } },
    locked: null,
  })
  expect((await auditOf(colleague.id)).at(-1)).toMatchObject({
    action: 'staff.update',
    actor_id: owner.id,
    before: { staff_role: 'manager', permissions: { companyManage: null } },
    after: { staff_role: 'accountant', permissions: { companyManage: true } },
  })
  expect(JSON.stringify(await queuedMails(server.db, colleague.email))).toContain('N. Sato is on leave')
  await desk.put('/staff/update', { id: colleague.id, permissions: { companyManage: null }, reason: 'Back' })
  expect(await errorOf(browser.get('/site/company'))).toBe('permission_missing')
})

test('nobody can change their own rights, and only owners can create or change owners', async () => {
  const deputy = await aManager(server.db, { staffRole: 'manager', permissions: { staffManage: true } })
  const browser = await server.signInAs(deputy)
  const other = await aManager(server.db, { staffRole: 'translator' })
  const put = (id: number, more: object) =>
    errorOf(browser.put('/staff/update', { id, reason: 'Why not', ...more }))
  expect(await put(deputy.id, { permissions: { feedsManage: true } })).toBe('own_rights')
  expect(await errorOf(desk.put('/staff/update', { id: owner.id, staffRole: 'manager', reason: 'x' }))).toBe(
    'own_rights',
  )
  expect(await put(other.id, { staffRole: 'owner' })).toBe('owners_only')
  expect(await put(owner.id, { staffRole: 'manager' })).toBe('owners_only')
  expect(await errorOf(browser.post('/staff/close', { id: owner.id, successorId: 0, reason: 'x' }))).toBe(
    'owners_only',
  )
  expect(await put(other.id, { staffRole: 'shipping' })).toBeUndefined()
})

test('the last owner who can log in cannot leave', async () => {
  const second = await aManager(server.db)
  const leave = (browser: Browser, id: number) =>
    errorOf(browser.post('/staff/close', { id, successorId: 0, reason: 'Leaving' }))
  // Other tests' owners are moved out of the way.
  await server.db
    .updateTable('users')
    .set({ staff_role: 'manager', permissions: JSON.stringify({ staffManage: true }) })
    .where('staff_role', '=', 'owner')
    .where('id', 'not in', [owner.id, second.id])
    .execute()
  const browser = await server.signInAs(second)
  await browser.put('/staff/update', {
    id: owner.id,
    permissions: { staffManage: false },
    reason: 'For a while',
  })
  expect(await leave(browser, second.id)).toBe('last_owner')
  await browser.put('/staff/update', { id: owner.id, permissions: { staffManage: null }, reason: 'Back' })
  expect(await leave(browser, second.id)).toBeUndefined()
  expect(await leave(desk, owner.id)).toBe('last_owner')
  expect(await rowOf(second.id)).toMatchObject({ state: 'closed' })
})

test('if two owners demote each other at the same time, one remains', async () => {
  const second = await aManager(server.db)
  const browser = await server.signInAs(second)
  const down = (by: Browser, id: number) =>
    by.put('/staff/update', { id, staffRole: 'manager', reason: 'Quarrel' })
  const answers = await Promise.all([down(desk, second.id), down(browser, owner.id)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  await server.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', owner.id).execute()
})

test('a colleague who leaves is logged out, and their clients go to a successor without further notifications', async () => {
  const [leaving, successor] = [
    await aManager(server.db, { staffRole: 'manager' }),
    await aManager(server.db, { staffRole: 'manager' }),
  ]
  const client = await aClient(server.db)
  await lookAfter(client, leaving)
  await aBid(server.db, client)
  const browser = await server.signInAs(leaving)
  expect(await viewOf(leaving.id)).toMatchObject({ clients: 1, liveBids: 1 })
  const close = (successorId: number, more = {}) =>
    desk.post('/staff/close', { id: leaving.id, successorId, reason: 'Moves to Osaka', ...more })
  expect(await errorOf(close(0))).toEqual({ successorId: 'field_required' })
  expect(await errorOf(close(client.id))).toEqual({ successorId: 'successor_unknown' })
  expect(await errorOf(close(leaving.id))).toEqual({ successorId: 'successor_unknown' })
  expect((await close(successor.id, { notifyClients: 1 })).json().result).toEqual({
    success: true,
    clients: 1,
  })
  expect((await browser.get('/client/index')).statusCode).toBe(401)
  expect((await accountOf(client.id)).manager_id).toBe(successor.id)
  expect((await accountOf(leaving.id)).role_id).toBe(roleIds.disabled)
  expect(await rowOf(leaving.id)).toMatchObject({
    state: 'closed',
    successor: expect.any(String),
    clients: 0,
  })
  expect(JSON.stringify(await queuedMails(server.db, client.email))).toContain('new manager')
  expect(await errorOf(close(successor.id))).toBe('staff_closed')
  const accountManagers = (await desk.get('/client/account-managers')).json().result.managers
  expect(accountManagers.map(({ value }: { value: number }) => value)).not.toContain(leaving.id)
})

test('a leaver’s translations go to their successor, or back to everyone if there is none', async () => {
  const waiting = await aManager(server.db, { staffRole: 'translator' })
  for (const successor of [waiting, null]) {
    const leaving = await aManager(server.db, { staffRole: 'translator' })
    const lot = await aLot(server.db)
    await server.db
      .insertInto('translation_holders')
      .values({ lot_id: lot.id, user_id: leaving.id })
      .execute()
    const closed = await desk.post('/staff/close', {
      id: leaving.id,
      successorId: successor?.id ?? 0,
      reason: 'Moves to Osaka',
    })
    expect(closed.statusCode, closed.body).toBe(200)
    const held = server.db.selectFrom('translation_holders').select('user_id').where('lot_id', '=', lot.id)
    expect(await held.execute()).toEqual(successor ? [{ user_id: successor.id }] : [])
    const told = await server.db
      .selectFrom('events')
      .select('payload')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(told.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ eventType: 'translationsChanged' }, { eventType: 'staffChanged' }]),
    )
  }
})

test('a lost second step can be reset once, by somebody else', async () => {
  const colleague = await aManager(server.db, { staffRole: 'manager' })
  await server.db
    .updateTable('users')
    .set({ two_step_since: new Date() })
    .where('id', '=', colleague.id)
    .execute()
  const browser = await server.signInAs(colleague)
  expect((await desk.post('/staff/reset-2fa', { id: colleague.id })).statusCode).toBe(200)
  expect((await browser.get('/client/index')).statusCode).toBe(401)
  expect(await errorOf(desk.post('/staff/reset-2fa', { id: colleague.id }))).toBe('stale')
  expect(await errorOf(desk.post('/staff/reset-2fa', { id: owner.id }))).toBe('own_rights')
})

test('a client is not a colleague', async () => {
  const client = await aClient(server.db)
  for (const answer of [
    desk.get('/staff/view', { id: client.id }),
    desk.put('/staff/update', { id: client.id, staffRole: 'owner', reason: 'x' }),
    desk.post('/staff/reset-2fa', { id: client.id }),
    desk.post('/staff/sign-out', { id: client.id }),
    desk.post('/staff/close', { id: client.id, successorId: 0, reason: 'x' }),
    desk.post('/staff/invite', { id: client.id }),
  ])
    expect(await errorOf(answer)).toBe('staff_not_found')
})

test.each(['manager', 'accountant', 'shipping', 'translator'] as const)(
  'a colleague who is %s manages no staff',
  async (staffRole) => {
    const browser = await server.signInAs(await aManager(server.db, { staffRole }))
    const input = { id: owner.id, successorId: 0, reason: 'x', fullName: 'A', email: 'a@b.cd', staffRole }
    for (const answer of [
      browser.get('/staff/index'),
      browser.get('/staff/view', input),
      browser.post('/staff/create', input),
      browser.post('/staff/invite', input),
      browser.put('/staff/update', input),
      browser.post('/staff/reset-2fa', input),
      browser.post('/staff/sign-out', input),
      browser.post('/staff/close', input),
    ])
      expect(await errorOf(answer)).toBe('permission_missing')
  },
)

test('a colleague’s latest actions are shown only to those who may read the audit log', async () => {
  const person = await aManager(server.db)
  const browser = await server.signInAs(person)
  const { url } = (await browser.get('/site/bid-types-export')).json().result
  await browser.get(url.replace(/^\/v1/, ''))
  const viewer = await aManager(server.db, { permissions: { auditView: false } })
  const seen = async (browser: Awaited<ReturnType<typeof server.signInAs>>) =>
    (await browser.get('/staff/view', { id: person.id })).json().result
  const { lately, translations } = await seen(desk)
  expect(translations).toBe(0)
  expect(lately).toEqual([{ at: expect.any(String), action: 'bidTypes.export' }])
  expect((await seen(await server.signInAs(viewer))).lately).toBeNull()
})
