import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { base, logIn, people, visitor } from './people.ts'
import { test } from './test.ts'

const password = 'seriba-demo'

/** A device that creates passkeys and knows its owner: Chromium's own virtual one. */
async function giveDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** Whether the device recognizes its holder. */
  return (isUserVerified: boolean) =>
    devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

test('a dealer adds a passkey by keyboard, logs in with it, and removes it', async ({ browser }) => {
  const page = await visitor(await browser.newContext())
  const recognize = await giveDevice(page)
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people.dealer)
  await expect(page).not.toHaveURL(/\/auth\//)

  await page.goto(`${base()}/profile?tab=account`)
  await page.getByRole('button', { name: 'Add a passkey' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The passkey has been added.')).toBeVisible()
  const passkey = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(passkey).toContainText('Not used yet.')

  await page.getByRole('button', { name: 'Log out', exact: true }).last().click()
  await expect(page).toHaveURL(/\/auth\//)
  const logInWithPasskey = page.getByRole('button', { name: 'Log in with a passkey' })
  await recognize(false)
  await logInWithPasskey.click()
  await expect(page.getByRole('alert')).toHaveText('Your device didn’t confirm it. Please try again.')
  await recognize(true)
  await logInWithPasskey.click()
  await expect(page).not.toHaveURL(/\/auth\//)

  await page.goto(`${base()}/profile?tab=account`)
  await expect(passkey).toContainText('Last used')
  await passkey.getByRole('button', { name: /^Remove the passkey/ }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey has been removed.')).toBeVisible()
  await expect(passkey).toHaveCount(0)
})
