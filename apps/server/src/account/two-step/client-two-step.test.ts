import { expect, test } from 'vitest'
import { authenticator } from '../../test/authenticator.ts'
import { aClient, aDealer, aManager, testPassword } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { type Browser, testServer } from '../../test/server.ts'
import { codesOneByOne, nextCode, statusOf, submitPassword, withTwoStep } from '../../test/two-step.ts'

const server = testServer()
codesOneByOne()

test('a company may require two-step login of clients too: those without it are logged out and must set it up', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const [plain, dealer] = [await aClient(server.db), await aDealer(server.db)]
  const careful = await withTwoStep(server, await aClient(server.db))
  const [here, there] = [await server.signInAs(plain), await server.signInAs(dealer)]
  const statusIn = async (browser: Browser) => (await browser.get('/user/view-profile')).statusCode
  const ask = async (clientTwoStep: boolean) => {
    const { version, sections } = (await desk.get('/site/company')).json().result
    const accounts = { ...sections.accounts, clientTwoStep }
    return (await desk.put('/site/config', { version, sections: { accounts } })).statusCode
  }
  expect(await statusIn(here)).toBe(200)
  expect(await ask(true)).toBe(200)
  expect([await statusIn(here), await statusIn(there)]).toEqual([401, 401])
  expect([await statusOf(careful.browser), await statusIn(desk)]).toEqual([200, 200])

  const browser = cookieBrowser(server.app)
  expect((await submitPassword(browser, plain)).json().result.secondStep).toBe('setUp')
  const phone = authenticator((await browser.post('/auth/second-step/set-up')).json().result.secret)
  await browser.post('/auth/second-step/confirm', { code: phone.code() })
  expect((await browser.get('/user/account')).json().result.twoStep).toMatchObject({ forced: true })
  nextCode()
  const proof = { password: testPassword, code: phone.code() }
  expect((await browser.post('/user/two-step/turn-off', proof)).json().messageCode).toBe('wrong_audience')

  expect(await ask(false)).toBe(200)
  nextCode()
  const again = { password: testPassword, code: phone.code() }
  expect((await browser.post('/user/two-step/turn-off', again)).statusCode).toBe(200)
})
