import { passwordLink } from '@seriba/server-account/manage-user'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aManager, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer()
// The company is open.
beforeAll(() => aManager(server.db))
const seven = 'sh1pNak'
const eight = 'sh1pNakh'

test('a company’s minimum password length applies at sign-up, on change, and through a link', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const { version, sections } = (await desk.get('/site/company')).json().result
  const accounts = { ...sections.accounts, passwordMinLength: 8 }
  expect((await desk.put('/site/config', { version, sections: { accounts } })).statusCode).toBe(200)

  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  const link = await passwordLink(server, { email: client.email, base: '' })
  const outcomes = async (password: string) => {
    const signedUp = await server.anonymous().post('/auth/signup', signUpForm({ password }))
    const reset = await server
      .anonymous()
      .post(`/auth/reset-password-verify${link.slice(link.indexOf('?'))}`, {
        newPassword: password,
        confirmPassword: password,
      })
    const changed = await own.post('/user/change-password', {
      oldPassword: testPassword,
      newPassword: password,
      confirmNewPassword: password,
    })
    return [signedUp.statusCode, changed.json().fields ?? 'done', reset.json().fields ?? 'done']
  }
  const short = { newPassword: 'password_too_short' }
  expect(await outcomes(seven)).toEqual([422, short, short])
  // The reset ends the session that would request the change.
  expect(await outcomes(eight)).toMatchObject([200, 'done', 'done'])
})
