import { roleIds } from '@seriba/domain/access/roles'
import { hashPassword } from '@seriba/server-account/passwords'
import { closeDemoAccounts } from '@seriba/server-demo/close-accounts'
import { expect, test } from 'vitest'
import { aClient, aManager, type TestUser, testPassword } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { passkeyDevice } from '../../test/passkey-device.ts'
import { queuedMails } from '../../test/queued-mails.ts'
import { type Browser, testServer } from '../../test/server.ts'

const server = testServer()
const strict = testServer({ staffTwoStep: true })
const origin = 'http://localhost'

type Answer = { statusCode: number; json: () => { messageCode?: string } }
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().messageCode]

async function challengeFor(browser: Browser): Promise<string> {
  const offer = await browser.post('/user/passkeys/offer', { password: testPassword })
  return offer.json().result.challenge
}

/** A device that holds a passkey for an account. */
async function aPasskey(user: TestUser, name = 'Chrome, Windows') {
  const browser = await server.signInAs(user)
  const device = passkeyDevice('localhost')
  const added = await browser.post('/user/passkeys/create', {
    name,
    ...device.make({ challenge: await challengeFor(browser), origin }),
  })
  expect(added.statusCode).toBe(200)
  return { device, browser, passkey: added.json().result as { id: number } }
}

async function signInChallenge(): Promise<string> {
  return (await server.anonymous().post('/auth/passkey/offer')).json().result.challenge
}

test('a passkey added with the password allows login without one, and the owner is notified', async () => {
  const user = await aClient(server.db)
  const { device, browser } = await aPasskey(user)
  expect((await queuedMails(server.db, user.email)).map(({ subject }) => subject)).toEqual([
    'A passkey was added',
  ])

  const phone = cookieBrowser(server.app)
  const signed = await phone.post(
    '/auth/passkey',
    device.sign({ challenge: await signInChallenge(), origin }),
  )
  expect(signed.json().result).toEqual({ success: true })
  expect((await phone.get('/user/view-profile')).json().result.detail.userId).toBe(user.id)
  const { passkeys } = (await browser.get('/user/passkeys')).json().result
  expect(passkeys).toMatchObject([{ name: 'Chrome, Windows', used: expect.any(String) }])
})

test('no code is required after a passkey', async () => {
  const manager = await aManager(server.db)
  const { device } = await aPasskey(manager)
  await server.db
    .updateTable('users')
    .set({ two_step_since: new Date().toISOString() })
    .where('id', '=', manager.id)
    .execute()
  const answer = await cookieBrowser(server.app).post(
    '/auth/passkey',
    device.sign({ challenge: await signInChallenge(), origin }),
  )
  expect(answer.json().result).toEqual({ success: true })
})

test('staff for whom two-step login is mandatory must set it up after a passkey, too', async () => {
  const manager = await aManager(strict.db)
  const hasTwoStep = (since: string | null) =>
    strict.db.updateTable('users').set({ two_step_since: since }).where('id', '=', manager.id).execute()
  await hasTwoStep(new Date().toISOString())
  const browser = await strict.signInAs(manager)
  const device = passkeyDevice('localhost')
  const offer = await browser.post('/user/passkeys/offer', { password: testPassword })
  const made = device.make({ challenge: offer.json().result.challenge, origin })
  await browser.post('/user/passkeys/create', { name: 'Safari, iPhone', ...made })
  await hasTwoStep(null)
  const { challenge } = (await strict.anonymous().post('/auth/passkey/offer')).json().result
  const answer = await cookieBrowser(strict.app).post('/auth/passkey', device.sign({ challenge, origin }))
  expect(answer.json().result).toEqual({ success: true, secondStep: 'setUp' })
})

test('adding or removing a passkey requires the right password', async () => {
  const user = await aClient(server.db)
  const { device, browser, passkey } = await aPasskey(user)
  const wrong = { password: 'another' }
  expect((await browser.post('/user/passkeys/offer', wrong)).json().fields).toEqual({
    password: 'wrong_password',
  })
  expect((await browser.post('/user/passkeys/remove', { id: passkey.id, ...wrong })).statusCode).toBe(422)

  const removed = await browser.post('/user/passkeys/remove', { id: passkey.id, password: testPassword })
  expect(removed.statusCode).toBe(200)
  expect((await browser.get('/user/passkeys')).json().result.passkeys).toEqual([])
  expect((await queuedMails(server.db, user.email)).at(-1)?.subject).toBe('A passkey was removed')
  const after = device.sign({ challenge: await signInChallenge(), origin })
  expect(codeOf(await server.anonymous().post('/auth/passkey', after))).toEqual([403, 'passkey_refused'])
})

test('nobody can see or remove another user’s passkeys', async () => {
  const [owner, other] = [await aClient(server.db), await aClient(server.db)]
  const { passkey, browser } = await aPasskey(owner)
  const stranger = await server.signInAs(other)
  expect((await stranger.get('/user/passkeys')).json().result.passkeys).toEqual([])
  const asked = { id: passkey.id, password: testPassword }
  expect((await stranger.post('/user/passkeys/remove', asked)).statusCode).toBe(404)
  expect((await browser.get('/user/passkeys')).json().result.passkeys).toHaveLength(1)
})

test('a challenge works only once, and only for the user it was issued to', async () => {
  const [owner, other] = [await aClient(server.db), await aClient(server.db)]
  const { device } = await aPasskey(owner)
  const login = device.sign({ challenge: await signInChallenge(), origin })
  expect((await server.anonymous().post('/auth/passkey', login)).statusCode).toBe(200)
  expect(codeOf(await server.anonymous().post('/auth/passkey', login))).toEqual([403, 'passkey_refused'])

  const [mine, theirs] = [await server.signInAs(owner), await server.signInAs(other)]
  const challenge = await challengeFor(mine)
  const stolen = { name: 'Theirs', ...passkeyDevice('localhost').make({ challenge, origin }) }
  expect(codeOf(await theirs.post('/user/passkeys/create', stolen))).toEqual([403, 'passkey_refused'])
})

test.each<[string, (challenge: string, device: ReturnType<typeof passkeyDevice>) => object]>([
  [
    'from another page',
    (challenge, device) => device.sign({ challenge, origin: 'https://elsewhere.example' }),
  ],
  [
    'with a device that did not verify its user',
    (challenge, device) => device.sign({ challenge, origin, unverified: true }),
  ],
  [
    'with the signature of another device',
    (challenge, device) => ({
      ...passkeyDevice('localhost').sign({ challenge, origin }),
      credentialId: device.credentialId,
    }),
  ],
  ['with a made-up challenge', (_challenge, device) => device.sign({ challenge: 'bWFkZS11cA', origin })],
])('a login %s is refused', async (_what, login) => {
  const { device } = await aPasskey(await aClient(server.db))
  const answer = await server.anonymous().post('/auth/passkey', { ...login(await signInChallenge(), device) })
  expect(codeOf(answer)).toEqual([403, 'passkey_refused'])
})

test('a disabled account cannot be opened with its passkey either', async () => {
  const user = await aClient(server.db)
  const { device } = await aPasskey(user)
  await server.db.updateTable('users').set({ role_id: roleIds.disabled }).where('id', '=', user.id).execute()
  const login = device.sign({ challenge: await signInChallenge(), origin })
  expect(codeOf(await server.anonymous().post('/auth/passkey', login))).toEqual([403, 'invalid_user'])
})

test('a manager’s reset of two-step login also removes the passkeys', async () => {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  const { device } = await aPasskey(client)
  await server.db
    .updateTable('users')
    .set({ two_step_since: new Date().toISOString() })
    .where('id', '=', client.id)
    .execute()
  const staff = await server.signInAs(manager)
  expect((await staff.post('/client/reset-2fa', { id: client.id })).statusCode).toBe(200)
  const login = device.sign({ challenge: await signInChallenge(), origin })
  expect(codeOf(await server.anonymous().post('/auth/passkey', login))).toEqual([403, 'passkey_refused'])
})

test('closing a demo account also removes its passkeys', async () => {
  const client = await aClient(server.db)
  const { device } = await aPasskey(client)
  await server.db
    .updateTable('users')
    .set({ email: 'closed@demo.example', password_hash: await hashPassword('seriba-demo') })
    .where('id', '=', client.id)
    .execute()
  expect(await closeDemoAccounts(server)).toEqual(['closed@demo.example'])
  const login = device.sign({ challenge: await signInChallenge(), origin })
  expect(codeOf(await server.anonymous().post('/auth/passkey', login))).toEqual([403, 'passkey_refused'])
})

test('an account can have at most 20 passkeys', async () => {
  const user = await aClient(server.db)
  const { browser } = await aPasskey(user)
  const more = Array.from({ length: 19 }, (_, n) => ({
    user_id: user.id,
    credential_id: `more${user.id}-${n}`,
    public_key: Buffer.from('key'),
    counter: 0,
    transports: [],
    host: 'localhost',
    name: 'Another',
  }))
  await server.db.insertInto('passkeys').values(more).execute()
  expect(codeOf(await browser.post('/user/passkeys/offer', { password: testPassword }))).toEqual([
    409,
    'too_many_passkeys',
  ])
})
