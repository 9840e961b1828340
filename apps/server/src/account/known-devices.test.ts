import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { cookieBrowser } from '../test/cookie-browser.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { codesOneByOne, submitPassword, withTwoStep } from '../test/two-step.ts'

const server = testServer()
codesOneByOne()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'
const newDeviceMails = async (email: string) =>
  (await queuedMails(server.db, email)).filter(({ subject }) => subject === 'New login to your account')

test('a login from another, unknown browser is reported by email once', async () => {
  const user = await aClient(server.db)
  const [first, second] = [cookieBrowser(server.app), cookieBrowser(server.app, { userAgent: firefox })]
  await submitPassword(first, user)
  await submitPassword(first, user)
  expect(await newDeviceMails(user.email)).toEqual([])

  await submitPassword(second, user)
  await submitPassword(second, user)
  const mails = await newDeviceMails(user.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/Firefox, Windows, \d{4}\.\d\d\.\d\d \d{1,2}:\d\d Japan time/)
})

test('a browser known to one account is still new to another', async () => {
  const [one, other] = [await aClient(server.db), await aClient(server.db)]
  const browser = cookieBrowser(server.app)
  await submitPassword(cookieBrowser(server.app), other)
  await submitPassword(browser, one)
  await submitPassword(browser, other)
  expect(await newDeviceMails(other.email)).toHaveLength(1)
})

test('a password alone is not yet a login when a code is required too', async () => {
  const user = await aClient(server.db)
  const { phone } = await withTwoStep(server, user)
  const browser = cookieBrowser(server.app, { userAgent: firefox })
  await submitPassword(browser, user)
  expect(await newDeviceMails(user.email)).toEqual([])
  await browser.post('/auth/second-step', { code: phone.code() })
  expect(await newDeviceMails(user.email)).toHaveLength(1)
})

test('a browser that refuses cookies is recognized by its name and address while both stay the same', async () => {
  const user = await aClient(server.db)
  const denies = { consent: 'denied' }
  const [first, again] = [cookieBrowser(server.app, denies), cookieBrowser(server.app, denies)]
  await submitPassword(first, user)
  await submitPassword(again, user)
  expect([...first.jar.keys()]).toEqual(['seriba_access', 'seriba_refresh'])
  expect(await newDeviceMails(user.email)).toEqual([])
  await submitPassword(cookieBrowser(server.app, { ...denies, ip: '10.0.0.2' }), user)
  expect(await newDeviceMails(user.email)).toHaveLength(1)
})

test('withdrawing consent keeps the session cookies and no others', async () => {
  const user = await aClient(server.db)
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  browser.jar.set('seriba_share_7', 'opened')
  expect([...browser.jar.keys()]).toContain('seriba_device')
  expect((await browser.post('/site/deny-cookies')).statusCode).toBe(200)
  expect([...browser.jar.keys()]).toEqual(['seriba_access', 'seriba_refresh'])
  expect((await browser.get('/user/view-profile')).statusCode).toBe(200)
})
