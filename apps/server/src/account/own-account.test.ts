import { expect, test } from 'vitest'
import { aClient, aManager, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const passwords = (newPassword: string, oldPassword = testPassword, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
})

test('everything in a profile can be changed except the email address', async () => {
  const user = await aClient(server.db)
  const browser = await server.signInAs(user)
  const profile = {
    fullName: ' Dmitri Kovalenko ',
    mobile: '+7 (914) 555-01-42',
    officePhone: '',
    company: 'Vostok Auto',
    city: 'Vladivostok',
    address: 'Svetlanskaya 14',
    countryId: 183,
  }
  expect((await browser.put('/user/update-profile', { ...profile, email: 'x@y.example' })).statusCode).toBe(
    200,
  )
  expect((await browser.get('/user/view-profile')).json().result.detail).toMatchObject({
    ...profile,
    fullName: 'Dmitri Kovalenko',
    officePhone: null,
    email: user.email,
  })
})

test('a missing value is reported at its field', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const response = await browser.put('/user/update-profile', {
    fullName: '',
    mobile: '+7 ',
    city: 'Vladivostok',
    countryId: 999,
  })
  expect([response.statusCode, response.json().fields]).toEqual([
    422,
    { fullName: 'field_required', mobile: 'field_required', countryId: 'country_unknown' },
  ])
})

test('changing a password requires the current one and ends every session but this one', async () => {
  const user = await aClient(server.db)
  const [here, there] = [await server.signInAs(user), await server.signInAs(user)]
  const wrong = await here.post('/user/change-password', passwords('a ship to Nakhodka', 'wrong password'))
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { oldPassword: 'wrong_password' }])

  const right = await here.post('/user/change-password', passwords('a ship to Nakhodka'))
  expect(right.json()).toEqual({ result: { success: true, closedSessions: 1 } })
  expect((await here.get('/user/view-profile')).statusCode).toBe(200)
  expect((await there.get('/user/view-profile')).statusCode).toBe(401)
})

test.each([
  ['short', { newPassword: 'password_too_short' }],
  ['password1', { newPassword: 'password_too_common' }],
])('the new password %j is refused', async (password, fields) => {
  const browser = await server.signInAs(await aClient(server.db))
  expect((await browser.post('/user/change-password', passwords(password))).json().fields).toEqual(fields)
})

test('reusing the current password is refused and ends no session', async () => {
  const user = await aClient(server.db)
  const [here, there] = [await server.signInAs(user), await server.signInAs(user)]
  await here.post('/user/change-password', passwords('a ship to Nakhodka'))
  const again = await here.post(
    '/user/change-password',
    passwords('a ship to Nakhodka', 'a ship to Nakhodka'),
  )
  expect(again.json().fields).toEqual({ newPassword: 'password_unchanged' })
  expect((await there.get('/user/view-profile')).statusCode).toBe(401)
})

test('an account that staff have marked as troublesome is not told so', async () => {
  const browser = await server.signInAs(await aClient(server.db, { role: 'troublesome' }))
  expect((await browser.get('/user/view-profile')).json().result.detail.userLevel).toBe('client')
})

test('the current password cannot be guessed through an open session', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  for (let time = 0; time < 5; time++) {
    await browser.post('/user/change-password', passwords('a ship to Nakhodka', 'wrong password'))
  }
  expect((await browser.post('/user/change-password', passwords('a ship to Nakhodka'))).statusCode).toBe(429)
})

test('an account lists its sessions and can close the others, one by one or all at once', async () => {
  const user = await aClient(server.db)
  const [here, second, third] = [
    await server.signInAs(user),
    await server.signInAs(user),
    await server.signInAs(user),
  ]
  const sessionsOf = async () => (await here.get('/user/account')).json().result.sessions
  const sessions = await sessionsOf()
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)

  const other = sessions.find(({ current }: { current: boolean }) => !current)
  await here.post('/user/close-sessions', { id: other.id, password: testPassword })
  expect(await sessionsOf()).toHaveLength(2)
  await here.post('/user/close-sessions', { others: true, password: testPassword })
  expect(await sessionsOf()).toHaveLength(1)
  const answers = await Promise.all([here, second, third].map((browser) => browser.get('/user/view-profile')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
})

test('closing other sessions requires the password, which cannot be guessed that way', async () => {
  const user = await aClient(server.db)
  const [here, other] = [await server.signInAs(user), await server.signInAs(user)]
  const close = (password: string) => here.post('/user/close-sessions', { others: true, password })
  expect((await close('')).statusCode).toBe(422)
  const wrong = await close('not mine')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'wrong_password' }])
  expect((await other.get('/user/view-profile')).statusCode).toBe(200)
  for (let time = 0; time < 4; time++) await close('not mine')
  expect((await close(testPassword)).statusCode).toBe(429)
})

test('nobody can close somebody else’s session', async () => {
  const victim = await server.signInAs(await aClient(server.db))
  const { id } = (await victim.get('/user/account')).json().result.sessions[0]
  const thief = await server.signInAs(await aManager(server.db))
  await thief.post('/user/close-sessions', { id, password: testPassword })
  expect((await victim.get('/user/view-profile')).statusCode).toBe(200)
})
