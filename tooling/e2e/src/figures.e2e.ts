import { expect } from '@playwright/test'
import { cutTexts } from './layout-faults.ts'
import { rows } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('even the highest prices fit in their columns', async ({ browser }) => {
  const page = await signedIn(browser, 'client', { viewport: { width: 1440, height: 900 } })
  const dear = {
    startPrice: 88_880_000,
    averagePrice: 88_888_500,
    soldPrice: 88_885_000,
    myBidAmount: 88_885_000,
  }
  await page.route('**/v1/car-auction/listing*', async (route) => {
    const answer = await route.fetch()
    const { result, ...rest } = await answer.json()
    const carsList = result.carsList.map((row: object) => ({ ...row, ...dear, myBid: true, bidStatusId: 1 }))
    await route.fulfill({ response: answer, json: { ...rest, result: { ...result, carsList } } })
  })
  await page.goto(`${base()}/car-auctions`)
  // A first visit may use another font, whose digits are narrower.
  await page.evaluate(() => document.fonts.load('13px "Inter Variable"'))
  await page.reload()
  await page.getByRole('button', { name: 'Start price' }).click()
  await expect(rows(page).filter({ hasText: '88 888 500' }).first()).toBeVisible()
  expect(
    await cutTexts(page.locator('td:is([data-column=price], [data-column=average], [data-column=ownBid])')),
  ).toEqual([])
})
