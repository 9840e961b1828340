import { expect, test } from 'vitest'
import { whatBecame } from '../../test/identity-world.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

test('where there is no provider, the login page knows of none, and nobody is sent to one or comes back', async () => {
  const browser = server.anonymous()
  expect((await browser.get('/site/config')).json().result).not.toHaveProperty('staffLogin')
  expect((await browser.post('/auth/identity')).statusCode).toBe(404)
  expect(whatBecame(await browser.get('/auth/identity/callback?code=1&state=2'))).toBe('identity_refused')
})
