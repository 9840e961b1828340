import { expect, test } from 'vitest'
import { loginOutcome } from '../../test/identity-world.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

test('without a provider, the login page offers none, and its routes lead nowhere', async () => {
  const browser = server.anonymous()
  expect((await browser.get('/site/config')).json().result).not.toHaveProperty('staffLogin')
  expect((await browser.post('/auth/identity')).statusCode).toBe(404)
  expect(loginOutcome(await browser.get('/auth/identity/callback?code=1&state=2'))).toBe('identity_refused')
})
