import { expect, type Page } from '@playwright/test'
import { phone, query } from './listing-page.ts'
import { laterLot } from './lot-pages.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('on a phone, Back closes the bid sheet and keeps what was typed', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/car-auctions`)
  await page.goto(`${base()}/car-auctions/${await laterLot(page)}`)
  const open = page.getByRole('button', { name: 'Place bid' })
  const amount = page.getByRole('textbox', { name: 'Your bid' })
  await open.click()
  await amount.fill('5000000')
  await placesTaken(page, 1)
  await page.goBack()
  await expect(amount).toHaveCount(0)
  await open.click()
  await expect(amount).toHaveValue(/5\s000\s000/)
  await placesTaken(page, 1)
  await page.goBack()
  await expect(amount).toHaveCount(0)
  await expect(page).toHaveURL(/\/car-auctions\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/car-auctions$/)
})

test('on a phone, Back closes the photos and the large sheet but stays on the lot', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/car-auctions`)
  const path = `/car-auctions/${await laterLot(page)}`
  await page.goto(`${base()}${path}`)
  for (const [button, dialog] of [
    [page.getByRole('region', { name: 'Photos' }).getByRole('button').first(), 'Photos'],
    [page.getByRole('button', { name: 'Zoom', exact: true }), /Auction sheet/],
  ] as const) {
    await button.click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await placesTaken(page, 1)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('on a phone, Back closes menus, pickers, and the global search but stays on the page', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/bids`)
  await page.goto(`${base()}/payments`)
  const opened = [
    ['Search and commands', 'dialog'],
    ['Show: All', 'dialog'],
    ['Statement', 'listbox'],
    ['Save the list', 'menu'],
  ] as const
  for (const [name, role] of opened) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole(role)).toBeVisible()
    await placesTaken(page, 1)
    await page.goBack()
    await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page).toHaveURL(/\/payments$/)
    await placesTaken(page, 0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/bids$/)
})

test('on a phone, Back leaves the filters step by step and loses none of the choices', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/car-auctions`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Search' })
  await drawer.getByRole('button', { name: 'Condition' }).click()
  const condition = page.getByRole('dialog', { name: 'Condition' })
  await condition.getByRole('option').first().click()
  await placesTaken(page, 2)
  await page.goBack()
  await expect(condition).toHaveCount(0)
  await expect(drawer.getByRole('button', { name: /^Condition ./ })).toBeVisible()
  await drawer.getByRole('button', { name: /^Show [\d\s]+ lots?$/ }).click()
  await expect(page).toHaveURL(/condition=/)
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0)
  expect(query(page).size).toBe(0)
})

test('Back returns to the row that was opened, with the focus on its link', async ({ browser }) => {
  const page = await signedIn(browser, 'manager')
  await page.goto(`${base()}/console/clients`)
  const row = page.getByRole('row').nth(12)
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  const link = page.getByRole('row').getByRole('link', { name, exact: true })
  await link.press('Enter')
  await expect(page).toHaveURL(/\/clients\/\d+/)
  await expect(link).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await link.evaluate((focused) => focused.matches(':focus-visible'))).toBe(true)
  await link.click()
  await expect(link).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await link.evaluate((focused) => focused.matches(':focus-visible'))).toBe(false)
})

test('bid filter chips are visible when there is room', async ({ browser }) => {
  const page = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${base()}/console/bid-manager/bid?lotNo=1-999999`)
  await expect(page.getByRole('button', { name: /^Remove Lot no/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^All tags/ })).toHaveCount(0)
})

/** An open dialog gets its history entry a moment after it has opened. */
const placesTaken = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(count)
