import { type Browser, expect, type Page } from '@playwright/test'
import { openLive } from '../live.ts'
import { base, signedIn, visitor } from '../people.ts'

/** A company's week as its people see it: staff in the console, and a buyer in the portal. */
export type Week = {
  browser: Browser
  desk: Page
  buyer: Page
  /** Where staff watch the buyer's ledger after every step. */
  ledger: Page
  client: { id: number; name: string; email: string }
  /** What the account should have, in yen. */
  balance: number
  /** The lots that the buyer bids on: one is bought, one is resold, and one is withdrawn by the hall. */
  lots: Record<'bought' | 'resold' | 'withdrawn', string>
  /** Their addresses in the portal. */
  paths: Record<'bought' | 'resold' | 'withdrawn', string>
  /** The purchase of the first lot. */
  purchase: { id: number; sku: string }
}

export async function aWeek(browser: Browser): Promise<Week> {
  // Each week at the same product has a different client.
  const mark = Date.now().toString(36).toUpperCase()
  return {
    browser,
    desk: await signedIn(browser, 'manager'),
    ledger: await signedIn(browser, 'manager'),
    buyer: await visitor(await browser.newContext()),
    client: { id: 0, name: `Amina Njoroge ${mark}`, email: `amina.${mark.toLowerCase()}@week.example` },
    balance: 0,
    lots: { bought: '', resold: '', withdrawn: '' },
    paths: { bought: '', resold: '', withdrawn: '' },
    purchase: { id: 0, sku: '' },
  }
}

/** A Japanese day some days from now. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10)

/** A page in the console about the week's client. */
export const clientPage = ({ client }: Week, tab = 'overview') =>
  `${base()}/console/clients/${client.id}?tab=${tab}`

/** The figure in a text. */
export const yen = (text: string | null) => Number((text ?? '').replace('−', '-').replace(/[^\d-]/g, ''))

/** Opens the buyer's ledger in the console, which follows events from then on. */
export const watchLedger = (week: Week) =>
  openLive(week.ledger, `/console/clients/${week.client.id}?tab=ledger`)

/** The sum of the entries is the balance of the account, and what the account should have. */
export async function ledgerAgrees({ ledger, balance }: Week) {
  const amounts = ledger.getByRole('table', { name: 'Payments' }).locator('tbody td:nth-child(5)')
  const shown = ledger.getByRole('definition').first()
  await expect
    .poll(async () => ({
      sum: (await amounts.allTextContents()).reduce((sum, amount) => sum + yen(amount), 0),
      balance: yen(await shown.textContent()),
    }))
    .toEqual({ sum: balance, balance })
}
