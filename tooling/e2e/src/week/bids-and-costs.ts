import { expect, type Page } from '@playwright/test'
import { base } from '../people.ts'
import { dayAhead, type Week, yen } from './week.ts'

/** 6. Three bids are placed; staff forward them, and one is won before its price is known. */
export async function bidsAndWins(week: Week) {
  const { desk, buyer, lots } = week
  const [bought = '', resold = '', withdrawn = ''] = await freeLots(week)
  for (const [name, path] of Object.entries({ bought, resold, withdrawn }) as [
    keyof Week['lots'],
    string,
  ][]) {
    week.paths[name] = path
    lots[name] = await placeBid(buyer, path)
  }
  await openBids(week)
  for (const lotNo of Object.values(lots)) await switchTo(desk, lotNo, 'Bid')
  await switchTo(desk, lots.bought, 'Win')

  const won = buyer.getByRole('dialog', { name: /You won/ })
  await expect(won).toContainText(lots.bought)
  await won.getByText('More details').click()
  await expect(won).toBeHidden()
}

/** 7. The price follows, and the charge with it. */
export async function entersPrice(week: Week) {
  const { desk, lots, purchase, client } = week
  await openBids(week)
  const row = rowOf(desk, lots.bought)
  await row.getByRole('button', { name: /Add sold price|Sold price/ }).click()
  await row.getByLabel(/Sold price of lot/).fill('250000')
  await row.getByLabel(/Sold price of lot/).press('Enter')
  await expect(row.getByRole('button', { name: /Sold price/ })).toContainText('250')

  await desk.goto(`${base()}/console/purchases?client=${client.id}`)
  const link = desk.getByRole('row').filter({ hasText: client.name }).getByRole('link').first()
  purchase.sku = (await link.textContent()) ?? ''
  await link.click()
  await expect(desk).toHaveURL(/purchases\/\d+/)
  purchase.id = Number(/\d+$/.exec(new URL(desk.url()).pathname)?.[0])
  week.balance -= await costOf(desk)
}

/** 8. The purchase has further costs, and the ledger gets one entry. */
export async function entersCosts(week: Week) {
  const { desk, purchase } = week
  await desk.goto(`${base()}/console/purchases/${purchase.id}`)
  const finances = desk.getByRole('region', { name: 'Finance lines' })
  const fee = finances.getByRole('textbox', { name: 'Agent fee' })
  const before = yen(await fee.inputValue())
  await fee.fill(String(before + 5000))
  await finances.getByRole('button', { name: 'Add a line' }).click()
  await finances.getByRole('textbox', { name: 'Label' }).last().fill('Radiation check')
  await finances.getByRole('textbox', { name: 'Amount' }).last().fill('3000')
  const change = await finances.getByText(/one ledger entry of/).textContent()
  await finances.getByRole('button', { name: 'Save and correct' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Change the costs?' })
  await dialog.getByLabel('Reason').fill('A key was cut')
  await dialog.getByRole('button', { name: 'Save and correct' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('region', { name: 'Ledger of this purchase' })).toContainText('Correction')
  week.balance += yen(/−¥[\s\d]+/.exec(change ?? '')?.[0] ?? '')
}

/** 9. The invoice covers all of it, and the buyer reads it. */
export async function issuesInvoice({ desk, buyer, purchase }: Week) {
  const part = desk.getByRole('region', { name: 'Invoice' })
  await part.getByRole('button', { name: 'Issue invoice' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Issue the invoice' })
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(dialog).toBeHidden()
  await buyer.goto(`${base()}/purchases/${purchase.id}`)
  await expect(buyer.getByRole('region', { name: /^Invoice \d/ })).toBeVisible()
}

/** A purchase's total, by its lines of costs. */
export const costOf = async (desk: Page) =>
  yen(
    await desk
      .getByRole('region', { name: 'Finance lines' })
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .nth(1)
      .textContent(),
  )

/** The bids of the client in the Bid Manager. */
export const openBids = ({ desk, client }: Week) =>
  desk.goto(`${base()}/console/bid-manager/all?user=${client.id}`)

export const rowOf = (desk: Page, lotNo: string) =>
  desk.getByRole('row').filter({ has: desk.getByRole('radiogroup', { name: `Bid status of lot ${lotNo}` }) })

const codes = { Bid: 2, Win: 6 }

/** Gives a bid another status, and answers the console's questions. */
export async function switchTo(desk: Page, lotNo: string, status: keyof typeof codes) {
  const row = rowOf(desk, lotNo)
  const chosen = row.getByRole('radio', { name: status, exact: true })
  const asked = desk.getByRole('dialog').or(desk.getByRole('alertdialog'))
  await row.getByTitle(`${status} (${codes[status]})`).click()
  await asked.getByRole('button', { name: 'Change status' }).click()
  if (status === 'Win') await asked.getByRole('button', { name: 'Mark as won anyway' }).click()
  await expect(chosen).toBeChecked()
}

/** Addresses of three cheap lots on later days that nobody bids on, since a rival's bid would raise a question. */
async function freeLots({ buyer: page, desk, client }: Week): Promise<string[]> {
  const days = `dateFrom=${dayAhead(2)}&dateTo=${dayAhead(5)}`
  const taken = await lotsBidOn(desk)
  await page.goto(`${base()}/car-auctions?${days}&sort=startPrice&order=ASC`)
  const rows = page
    .getByRole('row')
    .filter({ hasText: 'Upcoming' })
    .filter({ hasNotText: /Under review|Bid$/ })
  // Not the first ones, which other tests bid on; another week uses others.
  const at = 9 + 3 * (client.id % 3)
  await expect(rows.nth(at + 2)).toBeVisible()
  const paths = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('a')?.getAttribute('href') ?? ''),
  )
  const free = paths.slice(at).filter((path) => !taken.has(path.split('/').at(-1) ?? ''))
  expect(free.length).toBeGreaterThanOrEqual(3)
  return free.slice(0, 3)
}

/** The lots that staff have live bids on. */
async function lotsBidOn(desk: Page): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await desk.request.get(`${base()}/v1/bid/index?page=${page}&pageSize=100`)
    const { cars, pageInfo } = (await answer.json()).result
    for (const { id } of cars) taken.add(String(id))
    pages = Math.ceil(pageInfo.totalSearchResults / 100)
  }
  return taken
}

/** Bids on a lot and returns its number. */
async function placeBid(page: Page, path: string): Promise<string> {
  await page.goto(`${base()}${path}`)
  await page.getByLabel('Your bid').fill('300000')
  await page.getByRole('button', { name: 'Place bid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your bid' })
  await dialog.getByRole('checkbox', { name: /agree(d)? to the bidding terms/ }).check()
  await dialog.getByRole('button', { name: 'Confirm bid' }).click()
  await expect(page.getByText('Your bid is placed')).toBeVisible()
  return / (\d+) - /.exec(await page.title())?.[1] ?? ''
}
