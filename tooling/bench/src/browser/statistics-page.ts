import type { Browser, Page } from '@playwright/test'
import { installClock } from './clock.ts'

/** The statistics page for cars, with every filter visible, as the demo company's client sees it. */
export async function openStatistics(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(120_000)
  await page.addInitScript(installClock)
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Email').fill('client@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('seriba-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.includes('/auth/'))
  await page.goto(`${url}/car-statistics`)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('table', { name: 'Lots found' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Chooses one of the first options of a filter, a different one each time. */
export async function choose(page: Page, filter: string, turn: number) {
  const panel = page.getByRole('search', { name: 'Filters' })
  await panel.getByRole('button', { name: new RegExp(`^${filter}`) }).click()
  const options = page.getByRole('dialog').getByRole('option')
  await options.first().waitFor()
  await options.nth(turn % Math.min(8, await options.count())).click()
  await page.keyboard.press('Escape')
}

export const clearAll = (page: Page) =>
  page.getByRole('search', { name: 'Filters' }).getByRole('button', { name: 'Clear all' }).click()
