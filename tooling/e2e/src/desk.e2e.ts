import { expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a manager bids for a client, who sees the bid and cancels it', async ({ browser }) => {
  const client = await signedIn(browser, 'client')
  const manager = await signedIn(browser, 'manager')
  const lot = await freeLot(client, 0)
  await manager.goto(`${base()}/console/car-auctions/${lot.id}`)

  await manager.getByRole('combobox', { name: 'Client' }).pressSequentially('Kovalenko')
  await manager.getByRole('option', { name: /Kovalenko/ }).click()
  await manager.getByRole('textbox', { name: 'Client’s bid' }).fill(String(lot.amount))
  await manager.getByRole('button', { name: 'Place bid' }).click()
  const dialog = manager.getByRole('dialog', { name: /Confirm the bid for/ })
  await dialog.getByRole('checkbox', { name: /agree(d)? to the bidding terms/ }).check()
  await dialog.getByRole('button', { name: 'Confirm bid' }).click()
  await expect(manager.getByText(/Bid placed for/)).toBeVisible()

  await client.goto(`${base()}/car-auctions/${lot.id}`)
  const mine = client.getByRole('region', { name: 'My bid' }).or(client.getByText('My bid', { exact: true }))
  await expect(mine.first()).toBeVisible()
  await client.getByRole('button', { name: 'Cancel bid' }).click()
  await client.getByRole('alertdialog').getByRole('button', { name: 'Cancel bid' }).click()
  await expect(client.getByRole('button', { name: 'Cancel bid' })).toHaveCount(0)
  await client.reload()
  await expect(client.getByRole('button', { name: 'Place bid' })).toBeVisible()
})

test('a manager moves down the listing with keys and bids next to it', async ({ browser }) => {
  const manager = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 900 } })
  // Other tests on this server buy the last days' cheapest lots.
  const days = `dateFrom=${inDays(2)}&dateTo=${inDays(4)}`
  await manager.goto(`${base()}/console/car-auctions?${days}&sort=startPrice&order=ASC`)
  const rows = manager.getByRole('table', { name: 'Lots found' }).locator('tbody tr')
  await rows.nth(2).getByText('Upcoming').click()
  const panel = manager.getByRole('complementary', { name: 'Bid' })
  await expect(panel.getByRole('button', { name: 'Place bid' })).toBeVisible()
  await manager.keyboard.press('ArrowDown')
  const row = manager.locator('tr[aria-current]')
  await expect(panel.getByRole('heading').first()).toHaveText(
    (await rows.nth(3).locator('[data-strong]').first().textContent()) ?? '',
  )

  await expect(panel.getByRole('combobox', { name: 'Client' })).toBeVisible()
  await manager.keyboard.press('ArrowRight')
  await manager.keyboard.type('Kovalenko')
  await panel.getByRole('option', { name: /Kovalenko/ }).click()
  await panel.getByRole('textbox', { name: 'Client’s bid' }).fill('200000')
  await panel.getByRole('button', { name: 'Place bid' }).click()
  const dialog = manager.getByRole('dialog', { name: /Confirm the bid for/ })
  await dialog.getByRole('checkbox', { name: /agree(d)? to the bidding terms/ }).check()
  await dialog.getByRole('button', { name: 'Confirm bid' }).click()
  await expect(manager.getByText(/Bid placed for/)).toBeVisible()
  await manager.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toContainText(/200\s000/)
  await manager.keyboard.press('Escape')
  await manager.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a bid above the credit is refused with the figures, and the typed amount stays', async ({
  browser,
}) => {
  const client = await signedIn(browser, 'client')
  const lot = await freeLot(client, 1)
  await client.goto(`${base()}/car-auctions/${lot.id}`)
  const amount = client.getByRole('textbox', { name: 'Your bid' })
  await amount.fill('90000000')
  await client.getByRole('button', { name: 'Place bid' }).click()
  const refused = client.getByRole('alertdialog', { name: 'Insufficient credit' })
  await expect(refused).toContainText('Credit limit')
  await client.keyboard.press('Escape')
  await expect(refused).toHaveCount(0)
  await expect(amount).toHaveValue(/90\s000\s000/)

  await amount.fill('3')
  await amount.blur()
  await expect(client.getByText('Amount cannot be lower than Start price')).toBeVisible()
})

/** A cheap lot on a later day that nobody in this browser has bid on. */
async function freeLot(page: Page, nth: number): Promise<{ id: string; amount: number }> {
  const answer = await page.request.get(
    `${base()}/v1/car-auction/listing?sort=startPrice&order=ASC&auctionDateFrom=${inDays(2)}&pageSize=50`,
  )
  type Row = { id: string; myBid: boolean; bidStatusId: number | null; startPrice: number }
  const { result } = (await answer.json()) as { result: { carsList: Row[] } }
  const free = result.carsList.filter((row) => !row.myBid && row.bidStatusId === null)
  const lot = free[nth]
  if (!lot) throw new Error('The demo company has no free lot')
  return { id: lot.id, amount: Math.ceil(Math.max(lot.startPrice, 5000) / 5000) * 5000 }
}

/** A calendar day in Japan. */
const inDays = (days: number) => new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10)
