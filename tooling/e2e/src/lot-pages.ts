import { expect, type Page } from '@playwright/test'
import { base } from './people.ts'

export async function openFirstLot(page: Page, list: string) {
  const [first] = await lotPaths(page, list)
  await page.goto(`${base()}${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Where the lots of a list's first page are. */
export async function lotPaths(page: Page, list: string) {
  await page.goto(`${base()}${list}`)
  const lots = page.locator(`a[href^="${list}/"]`)
  await expect(lots.first()).toBeVisible()
  return lots.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
}
