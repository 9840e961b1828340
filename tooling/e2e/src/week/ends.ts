import { expect } from '@playwright/test'
import { base } from '../people.ts'
import { openBids, rowOf, switchTo } from './bids-and-costs.ts'
import { clientPage, type Week, yen } from './week.ts'

/** 18. Bidding is denied for a while: the buyer sees that, and may bid again afterwards. */
export async function isRestricted(week: Week) {
  const { desk } = week
  await desk.goto(clientPage(week, 'access'))
  const bidding = desk.getByRole('radiogroup', { name: 'Place bids' })
  for (const [choice, shown] of [
    ['Deny', 'Bidding not allowed'],
    ['Template', 'Bidding allowed'],
  ] as const) {
    await bidding.getByText(choice).click()
    await desk.getByRole('textbox', { name: /^Reason/ }).fill('A debt was looked into')
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText(shown)).toBeVisible()
  }
}

/** 19. The hall withdraws a lot: staff correct it, and the bid ends with a message to the buyer. */
export async function lotIsCancelled(week: Week) {
  const { desk, buyer, lots, paths } = week
  await desk.goto(`${base()}/console${paths.withdrawn}`)
  await desk.getByRole('button', { name: 'Correct the lot' }).click()
  const dialog = desk.getByRole('dialog', { name: 'How did the lot end?' })
  await dialog.getByRole('radio', { name: 'Cancelled' }).check()
  await dialog.getByLabel(/^Reason/).fill('The seller has withdrawn it')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await openBids(week)
  await expect(rowOf(desk, lots.withdrawn).getByRole('radio', { name: 'Finished' })).toBeChecked()
  await buyer.goto(`${base()}/bids`)
  await expect(buyer.getByRole('link', { name: new RegExp(lots.resold) }).first()).toBeVisible()
}

/** 20. A sale falls through: the car is sold again, and the client pays the penalty. */
export async function isResold(week: Week) {
  const { desk, buyer, lots, client } = week
  await openBids(week)
  const row = rowOf(desk, lots.resold)
  await row.getByRole('button', { name: /Add sold price|Sold price/ }).click()
  await row.getByLabel(/Sold price of lot/).fill('200000')
  await row.getByLabel(/Sold price of lot/).press('Enter')
  await expect(row.getByRole('button', { name: /Sold price/ })).toContainText('200')
  await switchTo(desk, lots.resold, 'Win')
  const won = buyer.getByRole('dialog', { name: /You won/ })
  await expect(won).toContainText(lots.resold)
  await won.getByText('More details').click()

  await desk.goto(`${base()}/console/purchases?client=${client.id}&status=0`)
  await desk.getByRole('row').filter({ hasText: client.name }).getByRole('link').first().click()
  await desk.getByRole('button', { name: 'Other status' }).click()
  await desk.getByRole('menuitem', { name: 'Auction resale' }).click()
  await desk.getByLabel(/^Reason/).fill('The buyer cannot register it')
  await desk.getByRole('textbox', { name: 'Resale proceeds' }).fill('180000')
  await desk.getByRole('textbox', { name: 'Penalty for the client' }).fill('30000')
  await desk.getByRole('button', { name: 'Change the status' }).click()
  const ledger = desk.getByRole('region', { name: 'Ledger of this purchase' })
  await expect(ledger).toContainText('Penalty')
  const entries = await ledger.getByRole('listitem').allTextContents()
  week.balance += entries.reduce((sum, entry) => sum + yen(/[+−]?¥[\s\d]+$/.exec(entry.trim())?.[0] ?? ''), 0)
}

/** 27. The client takes a copy of their data and asks for deletion, which open business prevents. */
export async function asksForTheirData(week: Week) {
  const { desk, buyer } = week
  await buyer.goto(`${base()}/profile?tab=account`)
  const copy = buyer.waitForEvent('download')
  await buyer.getByText('Download a copy').click()
  expect((await copy).suggestedFilename()).toMatch(/\.zip$/)
  await buyer.getByRole('button', { name: 'Ask for deletion…' }).click()
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Ask for deletion' }).click()
  await expect(buyer.getByText(/^You asked on/)).toBeVisible()

  await desk.goto(clientPage(week, 'access'))
  const deletion = desk.getByRole('region', { name: 'Account deletion' })
  await expect(deletion.getByRole('listitem').first()).toBeVisible()
  await expect(deletion.getByRole('button', { name: 'Delete personal data…' })).toBeDisabled()
}
