import type { Page } from '@playwright/test'
import { base } from '../people.ts'
import { aBid, aPurchase, comparedLots, lotPath } from './found.ts'
import type { rounds } from './rounds.ts'

/** Waits until the screen is complete, and notes its faults. */
export type Look = (page: Page, screen: string) => Promise<void>

type Further = (page: Page, look: Look, language: 'en' | 'ru') => Promise<void>

/** Screens whose address needs something from the demo company, and dialogs that open with a press. */
export const further: { [Name in keyof typeof rounds]?: Further } & Record<string, Further | undefined> = {
  client: async (page, look, language) => {
    const { bidId } = await aBid(page, 'my-bid')
    await page.goto(`${base()}/bids?bid=${bidId}`)
    await look(page, 'client chat')
    await page.goto(`${base()}/compare?${await comparedLots(page)}`)
    await look(page, 'comparison')
    await page.goto(`${base()}/balance`)
    await page.getByRole('button', { name: language === 'en' ? 'Add funds' : 'Пополнить' }).click()
    await page.getByRole('radio').first().waitFor()
    await look(page, 'add funds')
    await page.goto(`${base()}/purchases`)
    await page.goto(await aPurchase(page))
    await look(page, 'purchase')
    await page.goto(`${base()}${await lotPath(page)}`)
    await look(page, 'client lot')
  },
  dealer: async (page, look) => {
    const { bidId } = await aBid(page, 'dealer')
    await page.goto(`${base()}/dealer-bids?bid=${bidId}`)
    await look(page, 'dealer chat')
  },
  manager: async (page, look, language) => {
    const { bidId, clientId } = await aBid(page, 'index')
    await page.goto(`${base()}/console/bid-manager/all?bid=${bidId}`)
    await look(page, 'manager chat')
    const client = `${base()}/console/clients/${clientId}`
    await page.goto(client)
    await look(page, 'client')
    for (const tab of ['access', 'history', 'ledger']) {
      await page.goto(`${client}?tab=${tab}`)
      await look(page, `client ${tab}`)
    }
    await page
      .getByRole('button', { name: language === 'en' ? 'Add entry' : 'Записать', exact: true })
      .click()
    await page.getByRole('dialog').waitFor()
    await look(page, 'record a payment')
    await page.goto(`${base()}/console/orders`)
    // How many there are depends on what the demo has for the order on this day.
    const offers = language === 'en' ? /lots? offered for/ : /лот(а|ов)? по заказу/
    await page.getByRole('button', { name: offers }).first().click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await look(page, 'offers for an order')
    await page.goto(`${base()}/console${await lotPath(page)}`)
    await look(page, 'manager lot')
  },
  company: async (page, look) => {
    await page.goto(`${base()}/console/purchases`)
    await page.goto(await aPurchase(page))
    await look(page, 'purchase at the desk')
  },
}
