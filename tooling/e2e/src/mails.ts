import { expect, type Page } from '@playwright/test'
import { base } from './people.ts'

/** Opens the newest email to somebody, with a given subject if one is named, once it has arrived. */
export async function openMail(page: Page, email: string, subject = '') {
  const received = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject })
  await expect(async () => {
    await page.goto(`${base()}/dev/mail`)
    expect(await received.count()).toBeGreaterThan(0)
  }).toPass()
  await received.first().getByRole('link').first().click()
}
