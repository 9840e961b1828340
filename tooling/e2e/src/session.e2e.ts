import { type Browser, expect, type Page } from '@playwright/test'
import { base, logIn, people, signedIn, visitor } from './people.ts'
import { test } from './test.ts'

test('a deep link waits for the login, and logging out forgets it', async ({ browser }) => {
  const page = await newlySignedIn(browser)
  await signOut(page)
  await expect(page).toHaveURL(/\/auth\/login/)

  await page.goto(`${base()}/bids?status=win`)
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page)
  await expect(page.getByRole('tab', { name: /^Won/ })).toHaveAttribute('aria-selected', 'true')

  await signOut(page)
  await signIn(page)
  await expect(page).toHaveURL(/\/car-auctions/)
})

test('an expired session is renewed once, unnoticed, and one that is gone asks to log in again', async ({
  browser,
}) => {
  const page = await newlySignedIn(browser)
  const renewals: string[] = []
  page.on('request', (request) => request.url().includes('/auth/update') && renewals.push(request.url()))

  await page.context().clearCookies({ name: 'seriba_access' })
  await page.getByRole('link', { name: /My Bids/ }).click()
  await expect(page.getByRole('heading', { name: 'My Bids', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(renewals).toHaveLength(1)

  await page.context().clearCookies()
  await openStatistics(page)
  const expired = page.getByRole('alertdialog', { name: 'Your session has expired' })
  await expect(expired).toContainText('Please login to your account to proceed')
  await expect(expired.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expired.getByRole('button', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('after a session is gone, reloading asks to log in and leads back', async ({ browser }) => {
  const page = await newlySignedIn(browser)
  await page.context().clearCookies()
  await openStatistics(page)
  const expired = page.getByRole('alertdialog', { name: 'Your session has expired' })
  await expired.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page)
  await expect(page).toHaveURL(/\/car-statistics/)
})

test('the theme is remembered and applied before the first paint', async ({ browser }) => {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
  const page = await context.newPage()
  await page.goto(`${base()}/auth/login`)
  await signIn(page)
  const shown = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'light')
  const before = await shown()
  await page.getByRole('button', { name: /(Light|Dark) theme/ }).click()
  await expect.poll(shown).not.toBe(before)
  const chosen = await shown()

  const painted = context.waitForEvent('page')
  await page.evaluate(() => window.open('/car-auctions'))
  const second = await painted
  await second.waitForLoadState('domcontentloaded')
  expect(await second.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen)
  await context.close()
})

test('the header hides while scrolling down and comes back', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await page.goto(`${base()}/car-auctions`)
  await expect(page.getByRole('table', { name: 'Lots found' })).toHaveAttribute('aria-busy', 'false')
  const header = page.getByRole('banner')
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -300)
  await expect(header).toBeInViewport()
})

/** With a session that no other test uses, since it is ended or changed. */
async function newlySignedIn(browser: Browser): Promise<Page> {
  const page = await visitor(await browser.newContext())
  await page.goto(`${base()}/auth/login`)
  await signIn(page)
  return page
}

async function signIn(page: Page) {
  await logIn(page, people.client)
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
}

/**
 * A page that was not open yet: known data is not requested again. It also opens beneath the dialog if the previous
 * page has already found something out.
 */
const openStatistics = (page: Page) =>
  page.locator('a[href="/car-statistics"]').first().dispatchEvent('click')

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Dmitri Kovalenko' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(/\/auth\/login/)
}
