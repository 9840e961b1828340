import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { phone } from './listing-page.ts'
import { base, logIn, people, signedIn } from './people.ts'
import { startServer } from './running-server.ts'
import { test } from './test.ts'

/** The address of a listing's first lot. */
async function firstLot(page: Page, pageType: string, rows: string, path: string, at = base()) {
  const answer = await page.request.get(`${at}/v1/${pageType}/listing`)
  const { result } = (await answer.json()) as { result: Record<string, { id: string }[]> }
  return `${at}${path}/${result[rows]?.[0]?.id}`
}

const blockOf = (page: Page) => page.getByRole('region', { name: 'Month of production' })
const fieldOf = (page: Page) => blockOf(page).getByRole('textbox', { name: 'Chassis number' })
const yearOf = (page: Page) => blockOf(page).getByRole('definition').first()
const month = /^(19|20)\d\d\/\d{1,2} \([A-Z][a-z]+\)$/

test('a client looks up when a car was made, corrects the number, and finds the answer when they return', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client')
  await page.goto(await firstLot(page, 'car-auction', 'carsList', '/car-auctions'))
  const block = blockOf(page)
  const field = fieldOf(page)
  await expect(block.getByRole('img', { name: 'Chassis number on the auction sheet' })).toBeVisible()
  const chassis = await field.inputValue()
  expect(chassis).toMatch(/\d{7}$/)

  await field.fill('№ 42')
  await field.press('Enter')
  await expect(block.getByRole('alert')).toHaveText(/Latin letters, digits and hyphens/)
  await field.fill('XYZ99-0098412')
  await field.press('Enter')
  await expect(block.getByRole('alert')).toHaveText(/No month of production was found/)
  await expect(field).toHaveValue('XYZ99-0098412')

  await field.fill(chassis.toLowerCase())
  await block.getByRole('button', { name: 'Look up' }).click()
  await expect(yearOf(page)).toHaveText(month)
  await expect(block).toContainText(chassis)
  const year = (await yearOf(page).textContent()) ?? ''

  await page.getByRole('link', { name: 'Car auctions' }).first().click()
  await expect(page).toHaveURL(/\/car-auctions(\?|$)/)
  await page.goBack()
  await expect(yearOf(page)).toHaveText(year)
  await page.reload()
  await expect(yearOf(page)).toHaveText(year)
})

test('on a phone, a bike’s lookup is below everything else, and results have no lookup', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(await firstLot(page, 'bikes', 'bikeList', '/bike-auctions'))
  await blockOf(page).getByRole('button', { name: 'Look up' }).click()
  await expect(yearOf(page)).toHaveText(month)
  await expect(blockOf(page).getByText('Engine no')).toBeVisible()

  await page.goto(await firstLot(page, 'bike-stats', 'bikeList', '/bike-statistics'))
  await expect(page.getByRole('complementary', { name: 'Result' })).toBeVisible()
  await expect(blockOf(page)).toHaveCount(0)
})

test('a company’s own catalogue that fails is asked again with the same input', async ({ browser }) => {
  test.setTimeout(300_000)
  let fails = true
  const catalogue = createServer((_request, reply) => {
    reply.writeHead(fails ? 500 : 200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ carInfo: { year: 2019, month: 8, modelCode: 'TRJ150W-GKTEK' } }))
  }).listen(0, '127.0.0.1')
  await once(catalogue, 'listening')
  const { port } = catalogue.address() as AddressInfo
  const folder = await mkdtemp('/var/tmp/seriba-catalogue-')
  const server = await startServer({
    DATA_DIR: folder,
    DEMO: 'on',
    DEMO_LIVE: '100',
    DEMO_STATS: '100',
    DEMO_AUCTIONEER: 'off',
    CAPTCHA_DIFFICULTY: '500',
    PRODUCTION_MONTH_URL: `http://127.0.0.1:${port}/vin`,
  })
  try {
    const context = await browser.newContext()
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
    const page = await context.newPage()
    await page.goto(`${server.url}/auth/login`)
    await logIn(page, people.client)
    await expect(page).toHaveURL(`${server.url}/car-auctions`)
    await page.goto(await firstLot(page, 'car-auction', 'carsList', '/car-auctions', server.url))
    await fieldOf(page).fill('trj150 0098412')
    await fieldOf(page).press('Enter')
    await expect(blockOf(page).getByRole('alert')).toHaveText(/No month of production was found/)
    await expect(fieldOf(page)).toHaveValue('trj150 0098412')

    fails = false
    await blockOf(page).getByRole('button', { name: 'Look up' }).click()
    await expect(yearOf(page)).toHaveText('2019/8 (August)')
    await expect(blockOf(page).getByRole('term')).toHaveText(['Year', 'Model code'])
  } finally {
    await server.stop()
    catalogue.close()
    await rm(folder, { recursive: true, force: true })
  }
})
