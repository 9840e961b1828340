import { expect } from '@playwright/test'
import { press, tabTo, type, typeOver } from './keyboard.ts'
import { base, people, visitor } from './people.ts'
import { test } from './test.ts'

test('a forgotten password is replaced by keyboard alone, through a link that works once', async ({
  browser,
}) => {
  const page = await visitor(await browser.newContext())
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const repeated = page.getByLabel('Repeat password')

  await test.step('an invalid address is reported at its field', async () => {
    await page.goto(`${base()}/auth/login`)
    await press(page, page.getByRole('link', { name: 'Forgot password' }))
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await type(page, email, 'dealer@demo')
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Invalid email address')
    await typeOver(page, people.dealer)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  })

  await test.step('the email leads to a form', async () => {
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: people.dealer })
      .filter({ hasText: 'Choose a new password' })
    await expect(async () => {
      await page.goto(`${base()}/dev/mail`)
      expect(await mail.count()).toBeGreaterThan(0)
    }).toPass()
    await press(page, mail.first().getByRole('link').first())
    await press(page, page.getByRole('link', { name: 'Choose a new password' }))
  })

  await test.step('the focus goes to the first field that is wrong', async () => {
    await type(page, password, 'demo')
    await tabTo(page, repeated)
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription('Must contain more than 5 characters')
    await typeOver(page, 'seriba-demo')
    await type(page, repeated, 'seriba')
    await page.keyboard.press('Enter')
    await expect(repeated).toBeFocused()
    await expect(repeated).toHaveAccessibleDescription('Passwords do not match')
  })

  const link = page.url()
  await typeOver(page, 'seriba-demo')
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()

  await test.step('opening the link again says that it has expired', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'Try again' }))
    await press(page, page.getByRole('link', { name: 'Back to login' }))
  })

  await type(page, email, people.dealer)
  await type(page, password, 'not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password')
  await expect(password).toBeFocused()
  await typeOver(page, 'seriba-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/car-auctions/)
})
