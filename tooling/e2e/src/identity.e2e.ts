import { mkdtemp, rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { client, startProvider } from './identity-provider.ts'
import { people } from './people.ts'
import { freePort, startServer } from './running-server.ts'
import { test } from './test.ts'

test('staff log in through the company’s identity provider and arrive where they were going', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp('/var/tmp/seriba-identity-')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const provider = await startProvider(people.manager)
  const server = await startServer({
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    DEMO: 'on',
    DEMO_LIVE: '100',
    DEMO_STATS: '100',
    DEMO_AUCTIONEER: 'off',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_LABEL: 'the company account',
  })
  try {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
    const page = await context.newPage()
    const button = page.getByRole('button', { name: 'Log in with the company account' })

    await test.step('a login canceled at the provider is reported here, even with the service worker in between', async () => {
      await page.goto(`${url}/console/payments`)
      await expect(button).toBeVisible()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await button.click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page.getByRole('alert')).toContainText('You canceled the login.')
      await expect(page).toHaveURL(`${url}/console/auth/login`)
    })

    await test.step('a completed login opens the page that was requested first', async () => {
      await button.click()
      await page.getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(`${url}/console/payments`)
      await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    })
  } finally {
    await server.stop()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
