import { expect } from '@playwright/test'
import { phone } from './listing-page.ts'
import { base } from './people.ts'
import { test } from './test.ts'

test('on a phone, the description of a call and its answers is as wide as the screen', async ({
  browser,
}) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${base()}/v1/docs`)
  await page.getByRole('link', { name: 'Bids', exact: true }).click()
  await page.getByRole('button', { name: 'post /v1/bid/create', exact: true }).click()
  await expect(page.getByText('An API key needs the scope')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  await context.close()
})
