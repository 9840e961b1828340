import { expect, type Page } from '@playwright/test'
import { base } from './people.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const query = (page: Page) => new URL(page.url()).searchParams
export const rows = (page: Page) => page.getByRole('table', { name: 'Lots found' }).locator('tbody tr')
export const lotLinks = (page: Page) => page.getByRole('link', { name: /opens in a new tab/ })
export const found = async (page: Page) =>
  Number((await page.getByText(/^Total search results: .*\d/).textContent())?.replace(/\D/g, ''))

/** A listing on a wide screen with its lots loaded. */
export async function openListing(page: Page, path: string) {
  await page.goto(`${base()}${path}`)
  await expect(page.getByText(/^Total search results: .*\d/)).toBeVisible()
  return found(page)
}

/** The lot that a link opens in its own tab. */
export async function openLot(page: Page, index = 0): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await lotLinks(page).nth(index).click()
  return opened
}

/** How far the page is scrolled: on a phone, that is the box above the bottom bar. */
export const scrolled = (page: Page) =>
  page.evaluate(() => Math.max(scrollY, document.querySelector('[data-page-scroll]')?.scrollTop ?? 0))

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo(0, to)
    document.querySelector('[data-page-scroll]')?.scrollTo(0, to)
  }, top)
