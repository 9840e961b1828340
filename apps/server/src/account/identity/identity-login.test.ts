import { roleIds } from '@seriba/domain/access/roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { identityWorld } from '../../test/identity-world.ts'
import { queuedMails } from '../../test/queued-mails.ts'
import { statusOf } from '../../test/two-step.ts'

const { server, provider, comeBack, logIn, vouchFor } = identityWorld()

const auditOf = async (userId: number) => {
  const { rows } = await sql<{ action: string; actor_id: number }>`
    select action, actor_id from audit where actor_id = ${userId} and action in ('identity.link', 'session.open')
    order by id`.execute(server.db)
  return rows.map(({ action }) => action)
}

test('a verified staff address opens the account and links it permanently', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email.toUpperCase())
  const browser = cookieBrowser(server.app)
  expect(await logIn(browser)).toBe('in')
  expect(await statusOf(browser)).toBe(200)
  expect(await auditOf(manager.id)).toEqual(['identity.link', 'session.open'])

  // From now on only the subject counts, whatever happens to the address.
  provider.misbehave({
    claims: { sub: `subject of ${manager.email.toUpperCase()}`, email: 'other@provider.example' },
  })
  expect(await logIn()).toBe('in')
  expect(await auditOf(manager.id)).toEqual(['identity.link', 'session.open', 'session.open'])
})

test('the login acts like one with a password: it is reported by email and ends the session of the previous user', async () => {
  const [first, manager] = [await aManager(server.db), await aManager(server.db)]
  const browser = cookieBrowser(server.app)
  vouchFor(first.email)
  await logIn(browser)
  const before = browser.jar.get('seriba_access')
  vouchFor(manager.email)
  await logIn(browser)
  expect(browser.jar.get('seriba_access')).not.toBe(before)
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from sessions where user_id = ${first.id} and closed_at is null`.execute(
    server.db,
  )
  expect(rows).toEqual([{ open: 0 }])

  const isMailed = async () =>
    (await queuedMails(server.db, manager.email)).filter(
      ({ subject }) => subject === 'New login to your account',
    )
  // The browser is recognized by its cookie, wherever it connects from.
  await logIn(browser)
  expect(await isMailed()).toEqual([])
  await logIn(cookieBrowser(server.app, { userAgent: 'another', ip: '10.0.0.9' }))
  expect(await isMailed()).toHaveLength(1)
})

test('if the token has no address, the provider is asked for it', async () => {
  const manager = await aManager(server.db)
  const claims = { sub: 'thin token' }
  provider.misbehave({ claims })
  expect(await logIn()).toBe('identity_unknown')
  const userInfo = { sub: 'somebody else', email: manager.email, email_verified: true }
  provider.misbehave({ claims, userInfo })
  expect(await logIn()).toBe('identity_refused')
  provider.misbehave({ claims, userInfo: { ...userInfo, sub: 'thin token' } })
  expect(await logIn()).toBe('in')
})

test('no account is ever created, clients cannot use it, and the address must be verified', async () => {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  const { rows: before } = await sql`select count(*) from users`.execute(server.db)
  vouchFor('nobody@company.example')
  expect(await logIn()).toBe('identity_unknown')
  vouchFor(client.email)
  expect(await logIn()).toBe('identity_unknown')
  vouchFor(manager.email, { email_verified: false })
  expect(await logIn()).toBe('identity_unknown')
  vouchFor(manager.email, { email_verified: undefined })
  expect(await logIn()).toBe('identity_unknown')
  expect((await sql`select count(*) from users`.execute(server.db)).rows).toEqual(before)
  expect(await auditOf(manager.id)).toEqual([])
})

test('a linked identity cannot log in to an account that is disabled or no longer belongs to staff', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  expect(await logIn()).toBe('in')
  const set = (change: { role_id: number; user_type?: number }) =>
    server.db.updateTable('users').set(change).where('id', '=', manager.id).execute()
  await set({ role_id: roleIds.disabled })
  const browser = cookieBrowser(server.app)
  expect(await logIn(browser)).toBe('invalid_user')
  expect(await statusOf(browser)).toBe(401)
  await set({ role_id: roleIds.client, user_type: 2 })
  expect(await logIn()).toBe('identity_unknown')
})

test('an address reassigned at the provider does not open its former owner’s account', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  expect(await logIn()).toBe('in')
  vouchFor(manager.email, { sub: 'a newcomer' })
  expect(await logIn()).toBe('identity_unknown')
})

test('somebody who logs in for the first time from two windows at once gets in from both', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  expect(await Promise.all([logIn(), logIn()])).toEqual(['in', 'in'])
  expect((await auditOf(manager.id)).filter((action) => action === 'identity.link')).toHaveLength(1)
})

test('the provider only ever sends the browser back to the console’s login page', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  const browser = cookieBrowser(server.app)
  const { headers } = await comeBack(browser, (path) => `${path}&next=https://evil.example`)
  expect(headers.location).toBe('http://localhost/console/auth/login')
  expect(headers['cache-control']).toBe('no-store')
})

test('a hundred failed logins make an address wait, but ninety-nine do not', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  const ip = '10.9.0.1'
  const values = (many: number) => Array.from({ length: many }, () => ({ email: 'identity', ip }))
  await server.db.insertInto('sign_in_failures').values(values(99)).execute()
  const browser = cookieBrowser(server.app, { ip })
  expect(await logIn(browser)).toBe('in')
  await server.db.insertInto('sign_in_failures').values(values(100)).execute()
  const refused = await browser.post('/auth/identity')
  expect([refused.statusCode, refused.json().messageCode]).toEqual([429, 'too_many_tries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
