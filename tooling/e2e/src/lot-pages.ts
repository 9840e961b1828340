import { expect, type Page } from '@playwright/test'
import { base } from './people.ts'

export async function openFirstLot(page: Page, list: string) {
  const [first] = await lotPaths(page, list)
  await page.goto(`${base()}${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The addresses of the lots on a list's first page. */
export async function lotPaths(page: Page, list: string) {
  await page.goto(`${base()}${list}`)
  const lots = page.locator(`a[href^="${list}/"]`)
  await expect(lots.first()).toBeVisible()
  return lots.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
}

/** A lot on a later day, which does not close in the meantime. */
export async function laterLot(page: Page): Promise<string> {
  const day = new Date(Date.now() + 57 * 3_600_000).toISOString().slice(0, 10)
  const answer = await page.request.get(
    `${base()}/v1/car-auction/listing?auctionDateFrom=${day}&pageSize=20&sort=startPrice&order=ASC`,
  )
  type Row = { id: string; myBid: boolean }
  const { result } = (await answer.json()) as { result: { carsList: Row[] } }
  const lot = result.carsList.find(({ myBid }) => !myBid)
  if (!lot) throw new Error('The demo company has no later lot')
  return lot.id
}
