import { expect } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a client shares a lot, and anyone with the code sees it without an account', async ({ browser }) => {
  const client = await signedIn(browser, 'client')
  await client.goto(`${base()}/car-auctions`)
  const opened = client.context().waitForEvent('page')
  await client
    .getByRole('link', { name: /opens in a new tab/ })
    .first()
    .click()
  const lot = await opened
  await lot.getByRole('button', { name: 'Share' }).click()
  const dialog = lot.getByRole('dialog')
  const link = dialog
    .getByText(/\/share\/\d+\?code=\d{6}/)
    .or(dialog.getByRole('textbox'))
    .first()
  const url = new URL((await link.inputValue().catch(() => link.textContent())) ?? '')
  const code = url.searchParams.get('code') ?? ''
  const title = await lot.getByRole('heading', { level: 1 }).textContent()

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(url.href.replace(url.search, ''))
  await friend
    .getByRole('textbox')
    .first()
    .pressSequentially(code === '000000' ? '111111' : '000000')
  await friend.getByRole('button', { name: 'Show car' }).click()
  await expect(friend.getByText('Wrong access code')).toBeVisible()

  await friend.goto(url.href)
  await expect(friend.getByRole('heading', { level: 1 })).toContainText(title?.trim() ?? '')
  await expect(friend.getByRole('button', { name: 'Place bid' })).toHaveCount(0)

  await friend.goto(url.href.replace(url.search, ''))
  await expect(friend.getByRole('heading', { level: 1 })).toContainText(title?.trim() ?? '')
})

test('a shared lot has only the hall’s own sheet, and its zoom starts over each time', async ({
  browser,
}) => {
  const client = await signedIn(browser, 'client')
  await client.goto(`${base()}/car-auctions`)
  await client.goto(
    `${base()}${await client.locator('a[href^="/car-auctions/"]').first().getAttribute('href')}`,
  )
  await client.getByRole('button', { name: 'Share' }).click()
  const link = await client.getByRole('textbox', { name: 'Link with the code' }).inputValue()
  await expect(client.getByRole('tab', { name: 'Manager translation' })).toBeAttached()

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { name: 'Auction sheet' })).toBeVisible()
  await expect(friend.getByRole('tab')).toHaveCount(0)
  const zoom = friend.getByRole('button', { name: 'Zoom', exact: true })
  const sheet = friend.getByRole('dialog', { name: /Auction sheet/ })
  await zoom.click()
  await sheet.getByRole('button', { name: 'Zoom in' }).click()
  await expect(sheet.getByText('130%')).toBeVisible()
  await friend.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await zoom.click()
  await expect(sheet.getByText('100%')).toBeVisible()
})

test('an anonymous visitor is asked to log in and then sees the page they came for', async ({ page }) => {
  await page.goto(`${base()}/car-auctions?maker=Toyota`)
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill('client@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password')
  await page.getByLabel('Password', { exact: true }).fill('seriba-demo')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/car-auctions\?maker=Toyota/)
  await expect(page.getByRole('row').nth(1)).toContainText('Toyota')
})
