import { createUser } from '@seriba/server-account/create-user'
import {
  passwordLink,
  resetSecondStep,
  revokeAllSessions,
  setFlag,
  setRole,
} from '@seriba/server-account/manage-user'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { cookieBrowser } from '../test/cookie-browser.ts'
import { testServer } from '../test/server.ts'
import { codesOneByOne, statusOf, submitPassword, withTwoStep } from '../test/two-step.ts'

const server = testServer()
codesOneByOne()

const profileOf = async (browser: Awaited<ReturnType<typeof server.signInAs>>) =>
  (await browser.get('/user/view-profile')).json().result
let made = 0
const newClient = () =>
  createUser(server, {
    email: `made${++made}@test.example`,
    name: 'Dmitri Kovalenko',
    password: 'a ship to Nakhodka',
    role: 'client',
    language: 'en',
  })

test('an account created without a password is opened by a link that works once, within a day', async () => {
  const { email } = await createUser(server, {
    email: 'boss@test.example',
    name: 'A. Boss',
    role: 'manager',
    language: 'en',
  })
  const base = 'https://portal.example'
  const [first, second] = [
    await passwordLink(server, { email, base }),
    await passwordLink(server, { email, base }),
  ]
  expect(second).toMatch(/^https:\/\/portal\.example\/auth\/change-password\?token=[\w-]{43}$/)
  const lives = await server.db
    .selectFrom('link_tokens')
    .select(sql<number>`round(extract(epoch from expires_at - now()) / 3600)`.as('hours'))
    .execute()
  expect(lives).toEqual([{ hours: 24 }])

  const chosen = { newPassword: 'a ship to Nakhodka', confirmPassword: 'a ship to Nakhodka' }
  const choose = (link: string) =>
    server.anonymous().post(`/auth/reset-password-verify?token=${link.split('token=')[1]}`, chosen)
  expect((await choose(first)).statusCode).toBe(403)
  expect((await choose(second)).statusCode).toBe(200)
  expect((await choose(second)).statusCode).toBe(403)
  expect((await profileOf(await server.signIn(email, chosen.newPassword))).detail.roleId).toBe(991)
})

test('a new account starts with the default permissions of its role', async () => {
  const { permission } = await profileOf(await server.signInAs(await newClient()))
  expect(permission).toMatchObject({
    carAuctionsView: true,
    shareCar: true,
    biddingAllowed: false,
    salesStatisticsView: false,
  })
})

test('a changed flag takes effect at once', async () => {
  const user = await newClient()
  const browser = await server.signInAs(user)
  await setFlag(server, { email: user.email.toUpperCase(), flag: 'biddingAllowed', on: true })
  expect((await profileOf(browser)).permission).toMatchObject({ biddingAllowed: true, shareCar: true })
  await setFlag(server, { email: user.email, flag: 'shareCar', on: false })
  expect((await profileOf(browser)).permission).toMatchObject({ biddingAllowed: true, shareCar: false })
})

test('an account whose role changes must log in again and gets the new role’s permissions', async () => {
  const user = await newClient()
  const before = await server.signInAs(user)
  await setRole(server, { email: user.email, role: 'dealer' })
  expect((await before.get('/user/view-profile')).statusCode).toBe(401)
  const { detail, permission } = await profileOf(await server.signInAs(user))
  expect(detail).toMatchObject({ roleId: 1092, userType: 2 })
  expect(permission).toMatchObject({ dealerBidAccess: true, salesStatisticsView: true })
})

test('a disabled user is logged out and cannot log in again', async () => {
  const user = await aClient(server.db)
  const browser = await server.signInAs(user)
  await setRole(server, { email: user.email, role: 'disabled' })
  expect((await browser.get('/user/view-profile')).statusCode).toBe(401)
  expect((await (await server.signInAs(user)).get('/user/view-profile')).statusCode).toBe(401)
})

test('every session of an account can be ended, and the log names the person who did it', async () => {
  const user = await aClient(server.db)
  const browsers = [await server.signInAs(user), await server.signInAs(user)]
  expect(await revokeAllSessions(server, user)).toBe(2)
  for (const browser of browsers) expect((await browser.get('/user/view-profile')).statusCode).toBe(401)
  const trail = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', String(user.id))
    .execute()
  expect(trail).toContainEqual({ action: 'session.closeAll' })
})

test('two-step login can be turned off for users who have lost their device, including staff', async () => {
  const user = await aManager(server.db)
  const { browser } = await withTwoStep(server, user)
  await resetSecondStep(server, user)
  expect(await statusOf(browser)).toBe(401)
  const again = cookieBrowser(server.app)
  expect((await submitPassword(again, user)).json()).toEqual({ result: { success: true } })
  await expect(resetSecondStep(server, user)).rejects.toThrow(ConfigurationError)
})

test('an unknown user cannot be managed', async () => {
  await expect(revokeAllSessions(server, { email: 'nobody@test.example' })).rejects.toThrow(
    ConfigurationError,
  )
})
