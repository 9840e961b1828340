import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { authenticator } from './authenticator.ts'
import { logIn, visitor } from './people.ts'
import { startServer } from './running-server.ts'
import { test } from './test.ts'

const cli = fileURLToPath(new URL('../../../apps/server/src/cli.ts', import.meta.url))
const password = 'a ship to Nakhodka'
const people = { client: 'dk@vostok.example', manager: 'mori@vostok.example' }

let dataDir = ''
let server: Awaited<ReturnType<typeof startServer>>

/** A separate company, whose staff must have the second step. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  dataDir = await mkdtemp('/var/tmp/seriba-two-step-')
  server = await startServer({
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_LIVE: '200',
    DEMO_STATS: '0',
    DEMO_AUCTIONEER: 'off',
    // The proof of work is done as everywhere, just less of it.
    CAPTCHA_DIFFICULTY: '500',
    STAFF_TWO_STEP: 'on',
  })
  for (const [role, email] of Object.entries(people)) {
    const options = ['--email', email, '--name', 'Ines Duarte', '--password', password, '--role', role]
    await promisify(execFile)(process.execPath, [cli, 'user', 'create', ...options], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
  }
})
test.afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a client turns on two-step login by keyboard and logs in with a code and with a recovery code', async ({
  browser,
}) => {
  const page = await visit(browser, '/auth/login')
  await logIn(page, people.client, password)
  await expect(page).toHaveURL(/\/car-auctions/)
  await page.goto(`${server.url}/profile?tab=account`)

  const control = page.getByRole('switch', { name: 'Two-step login' })
  await control.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  await axeIsContent(page)
  const phone = authenticator(await secretOn(page))
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.keyboard.type(phone.code())
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await axeIsContent(page)
  const [recoveryCode = ''] = await codes.allTextContents()
  const kept = page.getByRole('button', { name: 'I’ve saved them' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(kept).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(control).toBeChecked()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  // On another page, and on the way to somewhere.
  const other = await visit(browser, '/bids?status=win')
  await logIn(other, people.client, password)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await axeIsContent(other)
  await other.goBack()
  await expect(other.getByLabel('Email')).toHaveValue(people.client)
  await other.goForward()
  await other.keyboard.type('000000')
  await expect(other.getByRole('alert')).toHaveText('Wrong code, or used before')
  await other.reload()
  await expect(other.getByLabel('6-digit code')).toBeFocused()
  // The code of the next half minute, since this one's was used to turn it on.
  await other.keyboard.type(phone.code(1))
  await expect(other.getByRole('tab', { name: /^Won/ })).toHaveAttribute('aria-selected', 'true')

  const third = await visit(browser, '/auth/login')
  await logIn(third, people.client, password)
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  await third.keyboard.type(recoveryCode)
  await third.keyboard.press('Enter')
  await expect(third).toHaveURL(/\/car-auctions/)
  await third.goto(`${server.url}/profile?tab=account`)
  await expect(third.getByText('9 of 10 left')).toBeVisible()
})

test('staff must set up two-step login before anything else opens', async ({ browser }) => {
  const page = await visit(browser, '/console/auth/login')
  await logIn(page, people.manager, password)
  await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible()
  expect((await page.request.get(`${server.url}/v1/user/view-profile`)).status()).toBe(401)
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  await axeIsContent(page)
  const phone = authenticator(await secretOn(page))
  await page.getByLabel('6-digit code').fill(phone.code())
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page).toHaveURL(/\/console\/car-auctions/)
  await page.goto(`${server.url}/console/profile?tab=account`)
  await expect(page.getByRole('switch', { name: 'Two-step login' })).toBeDisabled()
})

async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await visitor(await browser.newContext())
  await page.goto(`${server.url}${path}`)
  return page
}

const secretOn = async (page: Page) =>
  ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '')

async function axeIsContent(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}
