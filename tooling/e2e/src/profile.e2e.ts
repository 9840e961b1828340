import { type Browser, expect, type Page } from '@playwright/test'
import { press, tabTo, typeOver } from './keyboard.ts'
import { base, logIn, people, visitor } from './people.ts'
import { test } from './test.ts'

test('somebody corrects their profile by keyboard alone, and no step loses the focus', async ({
  browser,
}) => {
  const page = await openProfile(browser)
  const edit = page.getByRole('button', { name: 'Edit' })
  const name = page.getByLabel('Full name')

  await press(page, edit)
  await expect(name).toBeFocused()
  const was = await name.inputValue()
  await typeOver(page, ' ')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Required field')
  await typeOver(page, was)
  await tabTo(page, page.getByRole('button', { name: /Country$/ }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type('Keny')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Kenya Country' })).toBeFocused()
  await tabTo(page, page.getByLabel('Address'))
  await typeOver(page, 'Moi Avenue 7')
  await press(page, page.getByRole('button', { name: 'Save changes' }))
  await expect(edit).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible()
  await expect(page.getByText('Moi Avenue 7')).toBeVisible()

  const menu = page.getByRole('button', { name: was })
  await press(page, menu)
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('somebody logs their other devices out by keyboard alone, and those log in again', async ({
  browser,
}) => {
  const other = await openProfile(browser)
  const page = await openProfile(browser)

  await tabTo(page, page.getByRole('tab', { name: 'Personal Information' }))
  for (const _ of ['Settings', 'Alerts', 'API', 'Account']) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused()
  const others = page.getByRole('button', { name: 'Log out other devices' })
  await press(page, others)
  const dialog = page.getByRole('dialog', { name: 'Log out the other devices?' })
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(others).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('Incorrect password')
  await expect(password).toBeFocused()
  await typeOver(page, 'seriba-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Done. You’re still logged in on:' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused()

  await press(other, other.getByRole('link', { name: 'Car Statistic' }))
  const expired = other.getByRole('alertdialog', { name: 'Your session has expired' })
  await expect(expired).toBeVisible()
  await other.keyboard.press('Tab')
  await expect(expired.getByRole('button', { name: 'Log in again' })).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/auth\/login/)
})

/** With a session that no other test uses. */
async function openProfile(browser: Browser): Promise<Page> {
  const page = await visitor(await browser.newContext())
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people.dealer)
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  await page.goto(`${base()}/profile`)
  return page
}
