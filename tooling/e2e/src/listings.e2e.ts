import { expect } from '@playwright/test'
import {
  found,
  lotLinks,
  openListing,
  openLot,
  phone,
  query,
  rows,
  scrolled,
  scrollTo,
} from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

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

test('seven listings and their lots open from the menu and by address', async ({ browser }) => {
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

test('the address and the browser remember view, sort order, page, and page size', async ({ browser }) => {
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
  // The previous lots stay until the new ones have loaded.
  const arrived = () => expect(page.getByRole('table').first()).toHaveAttribute('aria-busy', 'false')
  await arrived()
  const first = await lotLinks(page).first().getAttribute('href')

  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(`${sorted}&page=2`)
  await expect(page.getByText(/^21–40 of/)).toBeVisible()
  await expect(lotLinks(page).first()).not.toHaveAttribute('href', first ?? '')
  await arrived()
  const second = await lotLinks(page).first().getAttribute('href')
  await page.goBack()
  await expect(page.getByText(/^1–20 of/)).toBeVisible()
  expect(query(page).has('page')).toBe(false)
  await page.goForward()
  await expect(lotLinks(page).first()).toHaveAttribute('href', second ?? '')
  await page.reload()
  await expect(lotLinks(page).first()).toHaveAttribute('href', second ?? '')

  await page.getByRole('button', { name: /^Rows per page/ }).click()
  await page.getByRole('menuitemradio', { name: 'Show 50' }).click()
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

test('a failed request keeps the lots on screen, and an empty filter can be reset', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')
  const before = await lotLinks(page).first().getAttribute('href')
  await page.route('**/v1/car-auction/listing?**', (route) => route.abort())
  await page.getByRole('columnheader', { name: /Year/ }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('Showing earlier results')
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

test('on a phone, the list grows while scrolling, and sorting starts it over', async ({ browser }) => {
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
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.goto(`${base()}/oneprice?maker=Toyota`)
  await expect(cards.first()).toBeVisible()
  const top = page.getByRole('button', { name: 'Back to top' })
  await expect(async () => {
    await scrollTo(page, 100_000)
    await expect(top).toBeVisible({ timeout: 300 })
  }).toPass()
  await top.click()
  await expect.poll(() => scrolled(page)).toBe(0)

  const lot = await openLot(page)
  await expect(lot).toHaveURL(/\/oneprice\/\d+$/)
})

test('on a phone, a failed request keeps the lots on screen, and an opened lot stays marked', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', phone)
  await openListing(page, '/car-auctions')
  const before = await lotLinks(page).first().getAttribute('href')
  await page.route('**/v1/car-auction/listing?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('dialog', { name: 'Sort' }).getByText('Mileage: lowest first').click()
  await expect(page.getByRole('alert')).toContainText('Showing earlier results')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await expect(lotLinks(page).first()).toHaveAttribute('href', before ?? '')
  await page.unroute('**/v1/car-auction/listing?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(lotLinks(page).first()).not.toHaveAttribute('href', before ?? '')

  const first = page.getByRole('article').first()
  await expect(first).not.toHaveAttribute('data-visited')
  await openLot(page)
  await page.bringToFront()
  await page.reload()
  await expect(first).toHaveAttribute('data-visited')
})

test('a new page starts at the top, and going back returns to the previous position', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await openListing(page, '/car-auctions')
  await expect(rows(page).nth(19)).toBeAttached()
  await scrollTo(page, 300)
  await page.getByRole('link', { name: 'Car Statistic', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Car statistics' })).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(300)
})

test('cards are shown in 7, 5, 4, and 3 columns, and the column view has two at every width', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client')
  await openListing(page, '/car-auctions')
  await page.getByRole('radio', { name: 'Cards' }).click()
  const cards = page.getByRole('list', { name: 'Lots found' })
  for (const [width, columns] of [
    [2560, 7],
    [2500, 7],
    [2499, 5],
    [1440, 5],
    [1439, 4],
    [1366, 4],
    [1365, 3],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
      .toBe(columns)
  }
  await page.getByRole('radio', { name: 'Columns' }).click()
  const tables = page.getByRole('table', { name: 'Lots found' })
  for (const width of [2560, 1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(tables).toHaveCount(2)
    const [left, right] = await Promise.all([tables.first().boundingBox(), tables.last().boundingBox()])
    expect(right?.y).toBe(left?.y)
    expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0) - 1)
  }
})

test('a table shows everything its page has, however little room there is', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  for (const [path, price] of [
    ['/car-auctions', 'Average price'],
    ['/car-statistics', 'Average'],
    ['/oneprice', 'Price'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openListing(page, path)
    for (const width of [1920, 1440, 1366, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const head = page.getByRole('table').locator('thead')
      const words = ['Grade', 'Chassis ID', 'Engine', 'Equipment', 'Color', 'Steering', 'Mileage', 'Status']
      for (const word of [...words, price]) {
        const said = head.getByText(new RegExp(word, 'i')).filter({ visible: true })
        await expect(said.first(), `${word} on ${path} at ${width}`).toBeVisible()
      }
    }
  }
})

test('the limits of every range are fully readable', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  for (const path of [
    '/car-auctions?maker=Toyota',
    '/car-statistics?maker=Toyota',
    '/machinery',
    '/oneprice',
  ]) {
    for (const width of [1440, 1366, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await openListing(page, path)
      await expect(page.getByRole('textbox', { name: 'Year, from' })).toHaveAttribute('placeholder', /\d/)
      const cut = await page.locator('fieldset > span > input').evaluateAll((inputs) =>
        inputs.flatMap((input) => {
          if (!(input instanceof HTMLInputElement)) return []
          const { fontWeight, fontSize, fontFamily, wordSpacing } = getComputedStyle(input)
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) return []
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
          pen.wordSpacing = wordSpacing
          // Within a pixel: fixed-width digits are measured a little narrower than they are drawn.
          return pen.measureText(input.placeholder).width > input.clientWidth + 1 ? [input.placeholder] : []
        }),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
    }
  }
})
