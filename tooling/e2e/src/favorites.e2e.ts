import { expect, type Page } from '@playwright/test'
import { lotLinks, openListing, openLot, phone, rows } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

const groups = ['A', 'B', 'C', 'D', 'E']

/** No lot is a favorite. */
async function withoutFavorites(page: Page) {
  for (const group of groups) {
    const answer = await page.request.get(`${base()}/v1/favorite/listing?group=${group}`)
    const { result } = (await answer.json()) as { result: { carsList: { id: string }[] } }
    for (const { id } of result.carsList) {
      await page.request.delete(`${base()}/v1/favorite/delete?group=${group}&carId=${id}`, {
        headers: { origin: base() },
      })
    }
  }
}

test('a lot is added to a group, moved to another, and removed', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await withoutFavorites(page)
  await openListing(page, '/car-auctions')
  const row = rows(page).first()
  const lotNo = (await row.getByRole('link').first().textContent()) ?? ''
  const press = async (group: string) => {
    await row.hover()
    await row.getByRole('button', { name: `Group ${group}`, exact: true }).click()
  }
  await press('B')
  // The text next to the star stays visible.
  const letters = await row.getByRole('button', { name: 'Group E', exact: true }).boundingBox()
  const date = await row.locator('td[data-column=date]').boundingBox()
  expect((letters?.x ?? 0) + (letters?.width ?? 0)).toBeLessThanOrEqual(date?.x ?? 0)
  await expect(row.getByRole('button', { name: 'Group B', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL(`${base()}/favorites/A`)
  await expect(page.getByText('Nothing in group A yet')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Favorite groups' }).or(page.getByRole('tablist'))
  await tabs.getByText('Group B').click()
  await expect(page).toHaveURL(`${base()}/favorites/B`)
  await expect(rows(page)).toHaveCount(1)
  await expect(row.getByRole('link')).toHaveText(lotNo)
  await expect(row).toContainText('¥')

  await press('C')
  await expect(page.getByText('Nothing in group B yet')).toBeVisible()
  await tabs.getByText('Group C').click()
  await expect(row.getByRole('link')).toHaveText(lotNo)
  await press('C')
  await expect(page.getByText('Nothing in group C yet')).toBeVisible()
})

for (const view of ['Table', 'Columns', 'Cards'])
  test(`the favorite group letters do not move the Compare button: ${view}`, async ({ browser }) => {
    const page = await signedIn(browser, 'client')
    await openListing(page, '/car-auctions')
    await page.getByRole('radio', { name: view }).click()
    const compare = page.getByRole('button', { name: 'Compare', exact: true }).nth(1)
    await compare.hover()
    await compare.click()
    await expect(page).toHaveURL(/\/compare\?/)
  })

test('a lot that was opened stays marked', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await openListing(page, '/car-statistics')
  const lot = await openLot(page, 1)
  const id = new URL(lot.url()).pathname.split('/').at(-1)
  await lot.close()
  await page.reload()
  await expect(lotLinks(page).nth(1)).toBeVisible()
  await expect(rows(page).nth(1)).toHaveAttribute('data-visited', 'true')
  await expect(rows(page).first()).not.toHaveAttribute('data-visited')
  const visited = await page.evaluate(() => JSON.parse(localStorage.getItem('visited-list') ?? '[]'))
  expect(visited[0]).toBe(id)
})

test('on a phone, the star opens the groups in a sheet', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await withoutFavorites(page)
  await page.goto(`${base()}/bike-auctions`)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Favorites' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add to favorites' })
  await sheet.getByText('Group A').click()
  await expect(sheet).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Favorites: Group A' })).toBeVisible()
  await page.goto(`${base()}/favorites/A`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await withoutFavorites(page)
})
