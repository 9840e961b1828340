import { expect, type Page } from '@playwright/test'
import { found, openListing, phone, query } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

/** An address's lots have loaded and are fewer than all. */
async function narrowed(page: Page, all: number) {
  await expect.poll(() => found(page)).toBeLessThan(all)
  return found(page)
}

test('filters show their counts, and back, forward, reload, and a pasted link restore them', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')

  await page.getByRole('button', { name: /^Maker/ }).click()
  const toyota = page.getByRole('option', { name: /^Toyota/ })
  const promised = Number((await toyota.textContent())?.replace(/\D/g, ''))
  await toyota.click()
  await expect(page).toHaveURL(/maker=Toyota$/)
  await expect.poll(() => found(page)).toBe(promised)

  await page.getByRole('textbox', { name: 'Year, from' }).fill('2015')
  await expect(page).toHaveURL(/year=2015%2C0/)
  const both = await narrowed(page, promised)

  await page.getByRole('button', { name: 'More options' }).click()
  const filters = page.getByRole('search', { name: 'Filters' })
  await filters.getByRole('button', { name: /^Condition/ }).click()
  await page
    .getByRole('listbox', { name: /^Condition/ })
    .getByRole('option')
    .first()
    .click()
  await expect(page).toHaveURL(/condition=/)
  await page.keyboard.press('Escape')
  const three = await narrowed(page, both)
  const tags = page.getByRole('list', { name: 'Applied filters' })
  await expect(tags).toContainText('Maker: Toyota')

  await page.goBack()
  await expect.poll(() => found(page)).toBe(both)
  await page.goForward()
  await expect.poll(() => found(page)).toBe(three)
  await page.reload()
  await expect.poll(() => found(page)).toBe(three)
  await expect(page.getByRole('textbox', { name: 'Year, from' })).toHaveValue('2015')
  const pasted = await page.context().newPage()
  await pasted.goto(page.url())
  await expect.poll(() => found(pasted)).toBe(three)

  await page.getByRole('button', { name: 'Remove Maker Toyota filter' }).click()
  expect(query(page).get('maker')).toBeNull()
  await page.getByRole('link', { name: 'Car Listing' }).click()
  await expect.poll(() => found(page)).toBe(all)
  expect(query(page).size).toBe(0)
})

test('lots can be searched by lot number, chassis, and equipment', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')
  const search = page.getByRole('searchbox', { name: 'Search by lot number' })
  await search.fill('10x')
  await search.press('Enter')
  await expect(page.getByRole('alert')).toContainText('lot numbers')
  await search.fill('1-2000')
  await search.press('Enter')
  await expect(page).toHaveURL(/quick_search_lot=1-2000/)
  const few = await narrowed(page, all)

  await page.getByRole('textbox', { name: 'Equipment' }).fill('SR')
  await page.getByRole('textbox', { name: 'Equipment' }).press('Enter')
  await expect(page).toHaveURL(/equipment=SR/)
  await narrowed(page, few)

  await page.getByRole('button', { name: 'Search in: Lot no' }).click()
  await page.getByRole('menuitemradio', { name: 'Model' }).click()
  await page.getByRole('searchbox', { name: 'Search by model' }).fill('crown')
  await expect(page).toHaveURL(/search=model-crown/)
  expect(query(page).get('quick_search_lot')).toBeNull()
})

test('the schedule selects days and auctions, and its days become chips', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/car-auctions')
  await page.getByRole('button', { name: 'Auction schedule', exact: true }).click()
  const schedule = page.getByRole('region', { name: 'Auction schedule' })
  const day = schedule.getByRole('group').nth(2)
  await expect(day.getByRole('checkbox').nth(1)).toBeVisible()
  await day.getByRole('checkbox').first().check()
  await expect(
    page.getByRole('group', { name: 'Auction days' }).getByRole('button', { pressed: true }),
  ).toHaveCount(1)
  await expect(page).toHaveURL(/date=\d{4}/)
  const whole = await narrowed(page, all)
  await day.getByRole('checkbox').nth(1).uncheck()
  await expect(page).toHaveURL(/auction=/)
  await narrowed(page, whole)
  await schedule.getByRole('button', { name: 'Clear auctions' }).click()
  await expect.poll(() => found(page)).toBe(all)

  await page.getByRole('link', { name: 'Bike Listing' }).click()
  await expect(schedule).toHaveCount(0)
  await expect(page.getByRole('search', { name: 'Filters' })).toBeVisible()
})

test('machinery categories can be selected as a whole or in part', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  const all = await openListing(page, '/machinery')
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  const groups = page.getByRole('region', { name: 'Categories' }).getByRole('group')
  await groups.first().getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/category=/)
  const one = await narrowed(page, all)
  await groups.nth(1).getByRole('checkbox').nth(1).check()
  await expect.poll(() => found(page)).toBeGreaterThan(one)
  await expect(page.getByText(/^2 of 30 selected$/)).toBeVisible()
})

test('on a phone, filters stay drafts in a drawer until its button is pressed', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await page.goto(`${base()}/car-auctions`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Search' })
  await drawer.getByRole('button', { name: 'Maker' }).click()
  await page.getByRole('option', { name: /^Honda/ }).click()
  await drawer.getByRole('button', { name: 'Condition' }).click()
  const condition = page.getByRole('dialog', { name: 'Condition' })
  await condition.getByRole('option').first().click()
  await expect(condition.getByRole('button', { name: 'Clear all Condition' })).toBeEnabled()
  await condition.getByRole('button', { name: 'Back' }).click()
  // Closing a screen returns the focus to its line, and anything typed before that is lost.
  await expect(drawer.getByRole('button', { name: 'Condition' })).toBeFocused()
  expect(query(page).size).toBe(0)
  await drawer.getByRole('textbox', { name: 'Year, from' }).fill('2010')
  const show = drawer.getByRole('button', { name: /^Show [\d\s]+ lots?$/ })
  await show.click()
  await expect(page).toHaveURL(/maker=Honda.*year=2010/)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Maker: Honda')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0)
})

test('on a phone, the schedule selects days, and categories select machines', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  const all = await openListing(page, '/car-auctions')
  const schedule = page.getByRole('dialog', { name: 'Auction schedule' })
  const clear = schedule.getByRole('button', { name: 'Clear auctions' })
  const show = (sheet: typeof schedule) => sheet.getByRole('button', { name: /^Show/ }).click()
  await page.getByRole('button', { name: 'Auction schedule', exact: true }).click()
  await expect(clear).toBeDisabled()
  await schedule
    .getByRole('checkbox', { name: /^All auctions of/ })
    .nth(2)
    .check()
  await show(schedule)
  await expect(page).toHaveURL(/date=\d{4}/)
  await narrowed(page, all)
  await page.getByRole('button', { name: 'Auction schedule', exact: true }).click()
  await clear.click()
  await show(schedule)
  await expect.poll(() => found(page)).toBe(all)

  const machines = await openListing(page, '/machinery')
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  const categories = page.getByRole('dialog', { name: 'Categories' })
  await categories.getByRole('group').first().getByRole('checkbox').first().check()
  await show(categories)
  await expect(page).toHaveURL(/category=/)
  await narrowed(page, machines)
})
