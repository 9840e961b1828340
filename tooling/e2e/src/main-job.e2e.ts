import { expect, type Page } from '@playwright/test'
import { openLive } from './live.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a buyer bids, a manager sees it at once, bids, and confirms the win, and the buyer is notified and gets a purchase', async ({
  browser,
}) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  const lot = await openCheapLot(client)
  const lotNo = await lotNumberOf(lot)
  // Halls may use the same lot numbers: the row is the one that links to this lot.
  const leadsToLot = `a[href$="${new URL(lot.url()).pathname}"]`
  const row = manager.getByRole('row').filter({ has: manager.locator(leadsToLot) })
  const sold = '155 000'
  await openLive(manager, `/console/bid-manager/new?lotNo=${lotNo}`)
  await expect(manager.getByRole('tab', { name: /^New/ })).toHaveAttribute('aria-selected', 'true')
  await noteArrival(manager, leadsToLot)
  await placeBid(lot)

  await test.step('the row appears in the Bid Manager without a reload', async () => {
    await expect(row).toBeVisible()
    await expect(row).toContainText('Vostok Auto')
    const took = (await arrivedAt(manager)) - (await confirmedAt(lot))
    test.info().annotations.push({ type: 'confirmation to row', description: `${took} ms` })
    console.log(`from the client's confirmation to the manager's row: ${took} ms`)
  })

  await test.step('the manager bids, enters the sold price, and confirms the win', async () => {
    await manager.goto(`${base()}/console/bid-manager/all?lotNo=${lotNo}`)
    await row.getByTitle('Bid (2)').click()
    await answer(manager, /^Change status$/)
    await expect(row.getByRole('radio', { name: 'Bid', exact: true })).toBeChecked()

    await row.getByRole('button', { name: /Add sold price|Sold price/ }).click()
    await row.getByLabel(/Sold price of lot/).fill(sold)
    await row.getByLabel(/Sold price of lot/).press('Enter')
    await expect(row.getByRole('button', { name: /Sold price/ })).toContainText('155')

    await row.getByTitle('Win (6)').click()
    await answer(manager, /^Change status$/)
    await answer(manager, /^Mark as won anyway$/)
    await expect(row.getByRole('radio', { name: 'Win', exact: true })).toBeChecked()
  })

  await test.step('the buyer is notified, sees the win in My Bids, and has a purchase', async () => {
    const won = lot.getByRole('dialog', { name: /You won/ })
    await expect(won).toContainText(lotNo)
    await won
      .getByRole('button', { name: 'More details' })
      .or(won.getByRole('link', { name: 'More details' }))
      .click()
    await expect(lot.getByRole('tab', { name: /^Won/ })).toHaveAttribute('aria-selected', 'true')
    await expect(lot).not.toHaveURL(/status=win/)
    await expect(lot.getByRole('link', { name: new RegExp(lotNo) }).first()).toBeVisible()

    await lot.goto(`${base()}/purchases`)
    await expect(lot.getByText(lotNo).first()).toBeVisible()
  })
})

/** Opens a lot on a later day that the client has not bid on, in the tab that its link opens. */
async function openCheapLot(page: Page): Promise<Page> {
  await page.goto(`${base()}/car-auctions`)
  const days = page.getByRole('group', { name: 'Auction days' })
  await days.getByRole('button').or(days.getByRole('checkbox')).last().click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/date=/)
  await page.getByRole('button', { name: /Start price/ }).click()
  await expect(page).toHaveURL(/sort=startPrice/)
  await expect(page.getByRole('table', { name: 'Lots found' })).toHaveAttribute('aria-busy', 'false')
  const free = page
    .getByRole('row')
    .filter({ hasText: 'Upcoming' })
    .filter({ hasNotText: /Under review|Bid$/ })
  const opened = page.context().waitForEvent('page')
  await free.first().getByRole('link').first().click()
  return opened
}

async function lotNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveTitle(/ \d+ - /)
  return / (\d+) - /.exec(await page.title())?.[1] ?? ''
}

/** Bids 150 000 yen and records the time of the confirmation in the page. */
async function placeBid(page: Page) {
  const amount = page.getByLabel('Your bid')
  await amount.fill('150000')
  await amount.blur()
  await page.getByRole('button', { name: 'Place bid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your bid' })
  await expect(dialog.getByRole('button', { name: 'Confirm bid' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /agree(d)? to the bidding terms/ }).check()
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { confirmedAt: Date.now() }), { capture: true })
  })
  await dialog.getByRole('button', { name: 'Confirm bid' }).click()
  await expect(page.getByText('Your bid is placed')).toBeVisible()
}

type Clocked = { confirmedAt: number; arrivedAt: number }

/** Makes the page itself record when a row that links to the lot appears. */
const noteArrival = (page: Page, leadsToLot: string) =>
  page.evaluate((link) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(`tbody tr ${link}`)) return
      observer.disconnect()
      Object.assign(window, { arrivedAt: Date.now() })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, leadsToLot)

const confirmedAt = (page: Page) => page.evaluate(() => (window as unknown as Clocked).confirmedAt)
const arrivedAt = (page: Page) => page.evaluate(() => (window as unknown as Clocked).arrivedAt)

/** Answers a question in a dialog. */
async function answer(page: Page, name: RegExp) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name }).click()
}
