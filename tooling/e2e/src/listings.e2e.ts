import { expect, test } from '@playwright/test'
import { found, lotLinks, openListing, openLot, phone, query, rows } from './listing-page.ts'
import { base, signedIn } from './people.ts'

const pages = [
  { entry: 'Car Listing', path: '/car-auctions', title: 'Car auctions', head: 'Average price' },
  { entry: 'Car Statistic', path: '/car-statistics', title: 'Car statistics', head: 'Difference' },
  { entry: 'Bike Listing', path: '/bike-auctions', title: 'Bike auctions', head: 'Ratings' },
  { entry: 'Bike Statistic', path: '/bike-statistics', title: 'Bike statistics', head: 'Sold price' },
  { entry: 'Fixed Price', path: '/oneprice', title: 'Fixed price', head: 'Price' },
  { entry: 'Machinery Listing', path: '/machinery', title: 'Machinery', head: 'Hours' },
  {
    entry: 'Machinery Statistic',
    path: '/machinery-statistics',
    title: 'Machinery statistics',
    head: 'Hours',
  },
]

test('seven listings open by the menu and by their address, and so do their lots', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await openListing(page, '/car-auctions')
  for (const { entry, path, title, head } of pages) {
    await page.getByRole('link', { name: entry, exact: true }).click()
    await expect(page).toHaveURL(`${base()}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: head }).first()).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(lotLinks(page).first()).toHaveAttribute('href', new RegExp(`^${path}/\\d+$`))
  }
  const href = (await lotLinks(page).first().getAttribute('href')) ?? ''
  await page.goto(`${base()}${href}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${base()}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Car auctions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stock Cars' })).toHaveCount(0)
  await page.goto(`${base()}/go-net`)
  await expect(page.getByRole('heading', { level: 1, name: 'Stock Cars' })).toBeVisible()
  await expect(page.getByText('No data available')).toBeVisible()
})

test('view, order, page and size are kept by the address and by the browser', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')

  await page
    .getByRole('radio', { name: /card/i })
    .or(page.getByRole('button', { name: /card/i }))
    .first()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page
    .getByRole('radio', { name: /table/i })
    .or(page.getByRole('button', { name: /table/i }))
    .first()
    .click()

  const year = page.getByRole('columnheader', { name: /Year/ })
  await year.getByRole('button').click()
  await expect(page).toHaveURL(/sort=year&order=ASC$/)
  await year.getByRole('button').click()
  await expect(year).toHaveAttribute('aria-sort', 'descending')
  const sorted = page.url()

  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(`${sorted}&page=2`)
  await expect(page.getByText(/^21–40 of/)).toBeVisible()
  const second = await lotLinks(page).first().getAttribute('href')
  await page.goBack()
  await expect(page.getByText(/^1–20 of/)).toBeVisible()
  expect(query(page).has('page')).toBe(false)
  await page.goForward()
  await expect(lotLinks(page).first()).toHaveAttribute('href', second ?? '')
  await page.reload()
  await expect(lotLinks(page).first()).toHaveAttribute('href', second ?? '')

  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  await expect(page.getByText(/^1–50 of/)).toBeVisible()
  expect(query(page).size).toBe(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(50)

  await page.goto(`${base()}/car-auctions?maker=Toyota&page=2`)
  await expect.poll(() => found(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'Car Listing' }).click()
  await expect.poll(() => found(page)).toBe(all)
  expect(query(page).size).toBe(0)
})

test('a request that failed takes no lots away; a filter without lots can be reset', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')
  const before = await lotLinks(page).first().getAttribute('href')
  await page.route('**/v1/car-auction/listing?**', (route) => route.abort())
  await page.getByRole('columnheader', { name: /Year/ }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('You see the lots found before')
  await expect(lotLinks(page).first()).toHaveAttribute('href', before ?? '')
  await page.unroute('**/v1/car-auction/listing?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: /Year/ })).toHaveAttribute('aria-sort', 'ascending')

  await page.goto(`${base()}/car-auctions?quick_search_lot=999999`)
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filter' }).click()
  await expect.poll(() => found(page)).toBe(all)
})

test('on a phone the list grows while one scrolls, and the order begins it anew', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/car-auctions`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(40)

  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('dialog', { name: 'Sort' }).getByText('Mileage: lowest first').click()
  await expect(page).toHaveURL(/sort=mileage&order=ASC/)
  await expect(cards).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goto(`${base()}/oneprice?maker=Toyota`)
  await expect(cards.first()).toBeVisible()
  const top = page.getByRole('button', { name: 'Back to top' })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(top).toBeVisible({ timeout: 300 })
  }).toPass()
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const lot = await openLot(page)
  await expect(lot).toHaveURL(/\/oneprice\/\d+$/)
})
