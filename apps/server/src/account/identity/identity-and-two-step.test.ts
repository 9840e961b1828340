import { resetTwoStep } from '@seriba/server-account/two-step/reset-two-step'
import { lockAccount } from '@seriba/server-account/two-step/two-step.repository'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authenticator } from '../../test/authenticator.ts'
import { aManager } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { identityWorld } from '../../test/identity-world.ts'
import { codesOneByOne, nextCode, statusOf, withTwoStep } from '../../test/two-step.ts'

const trusting = identityWorld()
const asking = identityWorld({ staffTwoStep: true })
codesOneByOne()

test('the provider’s login is enough where the operator requires no second step', async () => {
  const manager = await aManager(trusting.server.db)
  await withTwoStep(trusting.server, manager)
  trusting.vouchFor(manager.email)
  const browser = cookieBrowser(trusting.server.app)
  expect(await trusting.logIn(browser)).toBe('in')
  expect(await statusOf(browser)).toBe(200)
})

test('where the operator requires a second step of staff, it is set up after the provider’s login and then required', async () => {
  const manager = await aManager(asking.server.db)
  asking.vouchFor(manager.email)
  const browser = cookieBrowser(asking.server.app)
  expect(await asking.logIn(browser)).toBe('setUp')
  expect(await statusOf(browser)).toBe(401)
  const { secret } = (await browser.post('/auth/second-step/set-up')).json().result
  const phone = authenticator(secret)
  await browser.post('/auth/second-step/confirm', { code: phone.code() })
  expect(await statusOf(browser)).toBe(200)

  nextCode()
  const again = cookieBrowser(asking.server.app)
  expect(await asking.logIn(again)).toBe('code')
  expect(await statusOf(again)).toBe(401)
  await again.post('/auth/second-step', { code: phone.code() })
  expect(await statusOf(again)).toBe(200)
})

test('resetting two-step login also removes the link to the provider', async () => {
  const { server, vouchFor, logIn } = trusting
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  await logIn()
  await withTransaction(server, async (tx) => {
    const account = await lockAccount(tx, manager.id)
    if (account) await resetTwoStep(tx, account, { actor: null })
  })
  const { rows } = await sql`select from staff_identities where user_id = ${manager.id}`.execute(server.db)
  expect(rows).toEqual([])
})

test('the login page is given the provider’s label', async () => {
  const { result } = (await trusting.server.anonymous().get('/site/config')).json()
  expect(result.staffLogin).toBe('Company login')
})
