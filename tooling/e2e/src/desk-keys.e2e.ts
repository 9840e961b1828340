import { expect } from '@playwright/test'
import { phone } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a button shows its shortcut on a desktop but not on a phone', async ({ browser }) => {
  const page = await signedIn(browser, 'manager', phone)
  await page.goto(`${base()}/console/voyages`)
  const add = page.getByRole('button', { name: /^Add voyage/ })
  await expect(add).toBeVisible()
  await expect(add.locator('kbd')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(add.locator('kbd')).toBeVisible()
})

test('a manager sets the status of several bids after one question and undoes it with one key', async ({
  browser,
}) => {
  const manager = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 900 } })
  await manager.goto(`${base()}/console/bid-manager/new`)
  const rows = manager.locator('tr[id^="bid-"]')
  await expect(rows.nth(1)).toBeVisible()
  const ids = [await rows.nth(0).getAttribute('id'), await rows.nth(1).getAttribute('id')]
  for (const key of ['j', 'x', 'j', 'x']) await manager.keyboard.press(key)
  await expect(manager.getByText('2 selected')).toBeVisible()

  await manager.keyboard.press('3')
  const question = manager.getByRole('alertdialog', { name: 'Set 2 bids to “Don’t bid”?' })
  await expect(question.getByRole('button', { name: 'Set status' })).toBeFocused()
  await manager.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  for (const id of ids) await expect(manager.locator(`tr[id="${id}"]`)).toHaveCount(0)

  await manager.keyboard.press('ControlOrMeta+z')
  for (const id of ids) await expect(manager.locator(`tr[id="${id}"]`)).toBeVisible()
})

test('the palette finds a client and leads to their page without the mouse', async ({ browser }) => {
  const manager = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 900 } })
  await manager.goto(`${base()}/console/bid-manager/all`)
  await expect(manager.locator('tr[id^="bid-"]').first()).toBeVisible()
  await manager.keyboard.press('ControlOrMeta+k')
  const palette = manager.getByRole('dialog', { name: 'Go to' })
  await palette.getByRole('combobox').fill('Kovalenko')
  await expect(palette.getByRole('option', { name: /Kovalenko/ }).first()).toBeVisible()
  await manager.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(manager).not.toHaveURL(/bid-manager\/all$/)
})
