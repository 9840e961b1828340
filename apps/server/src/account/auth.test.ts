import { expect, test } from 'vitest'
import { aClient, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a sign-in opens a session that travels in cookies no script can read', async () => {
  const { email } = await aClient(server.db)
  const response = await server.anonymous().post('/auth', { email, password: testPassword })
  expect(response.json()).toEqual({ result: { success: true } })
  expect(response.cookies).toMatchObject([
    { name: 'seriba_access', httpOnly: true, sameSite: 'Lax', path: '/' },
    { name: 'seriba_refresh', httpOnly: true, sameSite: 'Lax', path: '/v1/auth' },
  ])
})
