import { expect, type Page } from '@playwright/test'
import { openListing, phone } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

const api = (page: Page, path: string, data: object) =>
  page.request.post(`${base()}/v1/user/${path}`, { headers: { origin: base() }, data })

/** Deletes all searches of a page type. */
async function withoutSearches(page: Page, type: string) {
  const answer = await page.request.get(`${base()}/v1/user/my-search?type=${type}`)
  const { result } = (await answer.json()) as { result: { items: { id: number }[] } }
  for (const { id } of result.items) await api(page, 'delete-search', { id })
}

test('a search is saved under its filters, counted, opened, renamed, and deleted', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await withoutSearches(page, 'bikes')
  await openListing(page, '/bike-auctions?maker=Honda')
  const list = page.getByRole('button', { name: /^Saved searches/ })
  await expect(list).toHaveText('Saved searches')

  await page.getByRole('button', { name: 'Save search' }).click()
  const form = page.getByRole('dialog', { name: 'Save search' })
  await expect(form.getByLabel('Title')).toHaveValue(/Honda/)
  await form.getByLabel('Title').fill('   ')
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  await form.getByLabel('Title').fill('Hondas')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'View all saved searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await expect(dialog.getByRole('link', { name: 'Hondas' })).toBeVisible()
  await expect(list).toHaveText('Saved searches 1')

  await dialog.getByRole('button', { name: 'Rename Hondas' }).click()
  await dialog.getByRole('textbox').fill('Bikes of Honda')
  await dialog.getByRole('textbox').press('Enter')
  const renamed = dialog.getByRole('link', { name: 'Bikes of Honda' })
  await expect(renamed).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bike Listing' }).click()
  await expect(page).toHaveURL(`${base()}/bike-auctions`)
  await list.click()
  await renamed.click()
  await expect(page).toHaveURL(/\/bike-auctions\?maker=Honda$/)

  await list.click()
  await dialog.getByRole('button', { name: 'Delete Bikes of Honda' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Confirmation' }))
  await expect(question).toContainText('Bikes of Honda')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('No saved searches')).toBeVisible()
  await expect(list).toHaveText('Saved searches')
})

test('ten searches are the limit, and an eleventh is refused before it can be named', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await withoutSearches(page, 'machinery')
  for (let number = 1; number <= 10; number += 1) {
    await api(page, 'save-search', { title: `Search ${number}`, params: 'maker=Komatsu', type: 'machinery' })
  }
  const eleventh = await api(page, 'save-search', { title: 'One more', params: '', type: 'machinery' })
  expect(eleventh.status()).toBe(422)
  await openListing(page, '/machinery')
  await expect(page.getByRole('button', { name: /^Saved searches/ })).toHaveText('Saved searches 10')
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await expect(dialog.getByRole('status')).toContainText('Only up to 10 searches can be saved.')
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveCount(10)
  await withoutSearches(page, 'machinery')
})

test('on a phone, searches are saved and found through the bar', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await withoutSearches(page, 'stock')
  await page.goto(`${base()}/oneprice?maker=Toyota`)
  await page.getByRole('button', { name: /^Saved/ }).click()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View all saved searches' }).click()
  const [link, more] = [
    page.getByRole('dialog').getByRole('link', { name: /Toyota/ }),
    page.getByRole('button', { name: /^More for .*Toyota/ }),
  ]
  await expect(link).toBeVisible()
  await more.click()
  await expect(page.getByText('Rename', { exact: true })).toBeVisible()
  await withoutSearches(page, 'stock')
})
