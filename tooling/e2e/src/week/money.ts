import { expect, type Page } from '@playwright/test'
import { base } from '../people.ts'
import { costOf } from './bids-and-costs.ts'
import { clientPage, type Week } from './week.ts'

type Entry = { client: string; amount: number; words: string }

/** Records a transfer on the payments page and returns the number of its entry. */
async function recordTransfer(desk: Page, { client, amount, words }: Entry): Promise<string> {
  await desk.goto(`${base()}/console/payments`)
  const entry = desk.getByRole('form', { name: 'New entry' })
  await entry.getByRole('button', { name: /^Client/ }).click()
  await chooseClient(desk, client)
  await entry.getByRole('textbox', { name: 'Amount' }).fill(String(amount))
  await entry.getByRole('textbox', { name: 'Description' }).fill(words)
  await entry.getByRole('button', { name: 'Add' }).click()
  const done = desk.getByText(/^Entry \d+ recorded/)
  await expect(done).toBeVisible()
  return /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? ''
}

async function chooseClient(desk: Page, name: string) {
  await desk.getByRole('combobox', { name: 'name or ID' }).fill(name)
  await desk.getByRole('option', { name: new RegExp(name) }).click()
}

/** 10. The transfer pays for the car, and both sides see that. */
export async function isPaid(week: Week) {
  const { desk, buyer, client, purchase } = week
  await desk.goto(`${base()}/console/purchases/${purchase.id}`)
  const due = await costOf(desk)
  await recordTransfer(desk, { client: client.name, amount: due, words: `SWIFT ${purchase.sku}` })
  week.balance += due
  await desk.goto(`${base()}/console/purchases?search=${purchase.sku}`)
  await expect(desk.getByRole('row', { name: new RegExp(purchase.sku) })).toContainText('Paid')
  await buyer.goto(`${base()}/purchases/${purchase.id}`)
  await expect(buyer.getByText('Paid').first()).toBeVisible()
}

/** 11. Money recorded for the wrong client is moved to the right one. */
export async function wentToTheWrongClient(week: Week) {
  const { desk, client } = week
  const wrong = { client: 'Kovalenko', amount: 50_000, words: `SWIFT ${client.id}7` }
  const entry = await recordTransfer(desk, wrong)
  await desk.getByRole('button', { name: `Move entry ${entry}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Move entry ${entry}` })
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await chooseClient(desk, client.name)
  await dialog.getByLabel('Reason').fill('The transfer named her')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
  week.balance += wrong.amount
}

/** 21. A wrong entry is reversed, once, with its reason. */
export async function isReversed({ desk, client }: Week) {
  const entry = await recordTransfer(desk, { client: client.name, amount: 70_000, words: 'SWIFT 7777' })
  await desk.getByRole('button', { name: `Reverse entry ${entry}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Reverse entry ${entry}` })
  await dialog.getByLabel('Reason').fill('It was another transfer')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expect(dialog).toBeHidden()
}

/** 22. The client gets the deposit back. */
export async function getsDepositBack(week: Week) {
  const { desk } = week
  await desk.goto(clientPage(week))
  await desk.getByRole('button', { name: 'Add entry', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: /^New entry for/ })
  await dialog.getByText('Refund').click()
  await dialog.getByLabel('Amount').fill('100000')
  await dialog.getByLabel('Description').fill('Part of the deposit')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  week.balance -= 100_000
}

/** 23. At the month’s end staff see who owes what, and download the list. */
export async function monthEnds({ desk }: Week) {
  await desk.goto(`${base()}/console/payments?tab=owed`)
  await expect(desk.getByRole('table', { name: 'What clients owe' })).toBeVisible()
  const file = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Save the list as XLSX' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
}
