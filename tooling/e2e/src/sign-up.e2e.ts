import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { tabTo, type } from './keyboard.ts'
import { openMail } from './mails.ts'
import { base, dataDir, logIn } from './people.ts'
import { test } from './test.ts'

const cli = fileURLToPath(new URL('../../../apps/server/src/cli.ts', import.meta.url))
const password = 'a ship to Nakhodka'
let count = 0
const newAddress = () => `visitor-${Date.now()}-${++count}@mail.example`

test('a visitor signs up by keyboard, confirms by email, logs in, and bids once their manager allows it', async ({
  browser,
}) => {
  // Two forms typed key by key, two proofs of work, and an operator's command.
  test.setTimeout(300_000)
  const page = await visit(browser)
  const email = newAddress()

  await test.step('the consent banner shows them their address and does not appear again', async () => {
    const banner = page.getByRole('region', { name: /cookies/i })
    await expect(page.getByText(/Your IP address/)).toBeHidden()
    await banner.getByRole('button', { name: 'Accept All' }).click()
    await expect(page.getByText(/Your IP address/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Your IP address/)).toBeVisible()
    await expect(banner).toBeHidden()
  })

  await test.step('they fill in the form without a mouse', async () => {
    await page.getByRole('link', { name: 'Sign up' }).focus()
    await page.keyboard.press('Enter')
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await type(page, field('Full name'), 'Marek Zielinski')
    await type(page, page.getByRole('button', { name: /Country$/ }), 'Russia')
    await type(page, field('City'), 'Vladivostok')
    await type(page, field('Email'), 'visitor@mail')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toHaveText('Invalid email address')
    await field('Email').fill(email)
    await type(page, field('Mobile'), '9145550142')
    await expect(field('Mobile')).toHaveValue('+7 (914) 555-01-42')
    await type(page, field('Password'), password)
    await type(page, field('Confirm password'), password)
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Sign up' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Almost done' })).toBeFocused()
  })

  await test.step('nobody can sign in before they confirm their address', async () => {
    await page.getByRole('link', { name: 'Log in' }).click()
    await logIn(page, email, password)
    await expect(page.getByRole('alert')).toContainText('Send the link again')
  })

  await test.step('the link in their email confirms it', async () => {
    await openMail(page, email, 'Confirm your email address')
    await page.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    await logIn(page, email, password)
    await expect(page).toHaveURL(/\/car-auctions/)
  })

  const lot = await openLot(page)
  await test.step('a new account can look but not bid, and a notice explains what it takes', async () => {
    await expect(lot.getByText(/you need to make a deposit/).first()).toBeVisible()
    await expect(lot.getByLabel('Your bid')).toBeHidden()
  })

  const folder = dataDir()
  if (!folder) return
  await test.step('once a manager has enabled it, it places its first bid', async () => {
    const command = ['user', 'allow-bids', '--email', email, '--credit-limit', '10000000']
    await promisify(execFile)(process.execPath, [cli, ...command], {
      env: { ...process.env, DATA_DIR: folder },
    })
    await lot.reload()
    await lot.getByLabel('Your bid').fill('5000000')
    await lot.getByLabel('Your bid').blur()
    await lot.getByRole('button', { name: 'Place bid' }).click()
    const dialog = lot.getByRole('dialog', { name: 'Confirm your bid' })
    await dialog.getByRole('checkbox', { name: /agree(d)? to the bidding terms/ }).check()
    await dialog.getByRole('button', { name: 'Confirm bid' }).click()
    await expect(lot.getByText('Your bid is placed')).toBeVisible()
    await lot.goto(`${base()}/bids`)
    await expect(lot.getByRole('link', { name: 'My Bids' })).toContainText('1')
  })
})

async function visit(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${base()}/auth/login`)
  return page
}

/** Opens a lot on a later day in the tab that its link opens. */
async function openLot(page: Page): Promise<Page> {
  const days = page.getByRole('group', { name: 'Auction days' })
  await days.getByRole('button').or(days.getByRole('checkbox')).last().click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/date=/)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('row').filter({ hasText: 'Upcoming' }).first().getByRole('link').first().click()
  return opened
}
